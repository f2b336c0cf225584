/** Built by itself as `opening.js` (vite.config.ts): the page of a shared link gives its link to the picture first, and to the program as soon as that
 *  is on the screen, or after this long. */
const longestWaitMs = 1500

const begin = (): void => {
  const way = document.querySelector<HTMLAnchorElement>('#opening a[href]')
  const program = document.querySelector<HTMLTemplateElement>('#program')
  if (!way || !program) return
  // From here on this is the client's document, at the address that the link leads to.
  history.replaceState(null, '', way.href)
  let isBrought = false
  const bring = (): void => {
    if (isBrought) return
    isBrought = true
    const tags = document.importNode(program.content, true)
    // What is inserted runs as it comes, unless it is told to keep its order.
    for (const script of tags.querySelectorAll('script')) script.async = false
    document.head.append(tags)
  }
  const video = document.querySelector<HTMLVideoElement>('#opening video')
  if (!video || video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA || video.error) return bring()
  for (const type of ['loadeddata', 'error']) video.addEventListener(type, bring, { once: true })
  setTimeout(bring, longestWaitMs)
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
