/** A text whose parts in brackets are read out but not shown: `Undo [fill of] 14:32`. */
export function ReadOut({ children }: { readonly children: string }) {
  return children.split(/[[\]]/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="visually-hidden">
        {part}
      </span>
    ),
  );
}
