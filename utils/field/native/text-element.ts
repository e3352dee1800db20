/** Native controls with a line or box of text. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;
