/** A title with the searched word marked. The server sends HTML in which everything but `<em>` is escaped (V-42); it is
 *  read as a document of its own and drawn as text, so that nothing in it can ever act. */
export const Highlighted = ({ html }: { readonly html: string }) => {
  const { childNodes } = new DOMParser().parseFromString(html, 'text/html').body
  return [...childNodes].map((node, index) =>
    node.nodeName === 'EM' ? <em key={index}>{node.textContent}</em> : <span key={index}>{node.textContent}</span>,
  )
}
