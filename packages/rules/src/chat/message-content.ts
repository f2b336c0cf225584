import { fileItem } from '@cliffhanger/contract/chat/media-items.ts'
import { textItem } from '@cliffhanger/contract/chat/schemas.ts'
import { textContent } from './text-content.ts'

export { textContent } from './text-content.ts'

/** The list in `content_text`, or undefined where it is none. */
function contentList(contentText: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(contentText)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Text of the first item, '' where the content is not readable. */
export function textOf(contentText: string): string {
  const first = textItem.safeParse(contentList(contentText)?.[0])
  return first.success ? first.data.text.content : ''
}

/** Content of a text message as it is stored: exactly one item with 1 to 5000 characters that are not all blank (V-38);
 *  undefined where it is anything else. What a client adds besides the text is dropped. */
export function canonicalText(contentText: string): string | undefined {
  const list = contentList(contentText)
  const first = textItem.safeParse(list?.[0])
  if (list?.length !== 1 || !first.success || first.data.text.content.trim() === '') return undefined
  return textContent(first.data.text.content)
}

const previewLength = 100

/** Stands before the name of a file where a message is one line: such a line says by itself what it is (S-128). */
export const fileSign = '📎'

/** Name of the file a message holds, with its sign; '' where it holds none. */
export function fileLineOf(contentText: string): string {
  const file = fileItem.safeParse(contentList(contentText)?.[1])
  return file.success ? `${fileSign} ${file.data.file.name}` : ''
}

/** Last line of a conversation in the chat list: the name of its file and the beginning of the text, '' for what is neither. */
export const previewOf = (contentText: string): string => {
  const words = [fileLineOf(contentText), textOf(contentText)].filter((part) => part !== '')
  return Array.from(words.join(' ')).slice(0, previewLength).join('')
}
