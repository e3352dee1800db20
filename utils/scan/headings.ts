/** Follows the walk and knows the heading a person would say a field stands under. */
export class Headings {
  #text = '';
  #depth = 0;
  #reach = 0;

  /** How far above the heading's own level the walk may have come before the heading is out of sight. */
  static readonly #maxLevels = 4;

  move(depth: number): void {
    if (depth < this.#reach) this.#reach = depth;
  }

  heading(text: string, depth: number): void {
    if (!text) return;
    this.#text = text;
    this.#depth = depth;
    this.#reach = depth;
  }

  /** '' where none is near. */
  get nearest(): string {
    return this.#depth - this.#reach < Headings.#maxLevels ? this.#text : '';
  }
}
