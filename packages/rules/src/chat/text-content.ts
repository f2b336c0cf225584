/** The one way to write a text message's content (entities.md "Message"). */
export const textContent = (content: string): string => JSON.stringify([{ text: { content } }])
