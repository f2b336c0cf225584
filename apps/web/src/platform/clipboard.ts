/** Copies a text; rejects where the browser does not let us. Pages on plain http have no clipboard: a selection does it there. */
export const copyText = async (text: string): Promise<void> => {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard) return clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new DOMException('copying is not allowed', 'NotAllowedError')
}
