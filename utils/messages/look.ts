/** What the background asks of every frame before it does anything there. */
export interface Look {
  /** What the agent calls itself, for what is told of many frames at once; '' where there is none. */
  readonly name: string;
  /** Whether what writes is there too. */
  readonly canWrite: boolean;
  /** 'null' where opaque. */
  readonly origin: string;
  /** When its document began, in milliseconds. */
  readonly document: number;
  /** MIME type of what the frame shows. */
  readonly contentType: string;
  /** Whether it says by a role that it has widgets, and what reads them is not there. */
  readonly lacksWidgets: boolean;
  /** Frames right inside it. */
  readonly inside: number;
}
