import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { escapeHtml } from '@cliffhanger/rules/search-text.ts'
import { shareImageSize } from './share-image.ts'

/** Everything the page of a link says; all of it plain text. */
export interface SharePage {
  readonly language: Language
  readonly siteName: string
  /** With the episode's number where it was shared. */
  readonly title: string
  readonly description: string
  /** Address of the page itself. */
  readonly address: string
  /** Where the visitor goes on to. */
  readonly target: string
  readonly image: string
  /** The upright cover; '' where there is none. */
  readonly cover: string
  /** What plays before the program is there; undefined where nothing may be shown to everybody. */
  readonly opening?: { readonly dramaId: number; readonly number: number; readonly url: string } | undefined
  /** How many episodes are free. */
  readonly freeNumber: number
  /** The episode that plays without paying; undefined where none does. */
  readonly freeVideo?: { readonly durationMs: number; readonly publishedMs: number } | undefined
}

const localeOf: Readonly<Record<Language, string>> = {
  'zh-CN': 'zh_CN',
  en: 'en_US',
  vi: 'vi_VN',
  pt: 'pt_BR',
  ja: 'ja_JP',
}

/** JSON inside a script element: nothing in it ends the element or opens another. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const meta = (entries: readonly (readonly [kind: 'name' | 'property', key: string, content: string])[]): string =>
  entries.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escapeHtml(content)}">`).join('\n')

/** What the document says of the page, for programs that show links. */
const headOf = (page: SharePage): string => {
  const { language, title, description, address, image, siteName } = page
  return `<link rel="canonical" href="${escapeHtml(address)}">
${meta([
  ['name', 'description', description],
  ['property', 'og:type', 'video.other'],
  ['property', 'og:site_name', siteName],
  ['property', 'og:title', title],
  ['property', 'og:description', description],
  ['property', 'og:url', address],
  ['property', 'og:locale', localeOf[language]],
  ['property', 'og:image', image],
  ['property', 'og:image:type', 'image/jpeg'],
  ['property', 'og:image:width', String(shareImageSize.width)],
  ['property', 'og:image:height', String(shareImageSize.height)],
  ['property', 'og:image:alt', title],
  ['name', 'twitter:card', 'summary_large_image'],
  ['name', 'twitter:title', title],
  ['name', 'twitter:description', description],
  ['name', 'twitter:image', image],
])}
${structuredData(page)}`
}

const say = escapeHtml

/** What the page says to whoever has opened it, with the way on. */
const wordsOf = ({ language, title, description, target, freeNumber }: SharePage): string => {
  const free = freeNumber > 0 ? messageText(language, 'sharePageFree', { count: freeNumber }) : ''
  return `<h1>${say(title)}</h1>
<p>${say(description)}</p>
${free && `<p class="free">${say(free)}</p>`}
<a class="go" href="${say(target)}">${say(messageText(language, 'sharePageOpen'))}</a>
<noscript><p>${say(messageText(language, 'sharePageNeedsScript'))} <a href="${say(target)}">${say(target)}</a></p></noscript>`
}

/** The page of a link that leads to a client elsewhere: the same for people, for programs that show what it leads to, and without scripts.
 *  `nonce` is what the page's policy lets run. */
export const sharePage = (page: SharePage, nonce: string): string =>
  documentOf(
    { language: page.language, title: `${page.title} - ${page.siteName}`, nonce },
    headOf(page),
    `<img src="${say(page.image)}" alt="" width="${shareImageSize.width}" height="${shareImageSize.height}">
${wordsOf(page)}
<script nonce="${nonce}">location.replace(${jsonOf(page.target)})</script>`,
  )

/** The same page as the beginning of the client itself: the picture plays, and the program comes and goes on with it. `built`: the client's
 *  document (apps/web/bundle/opening-document.ts). */
export const openingPage = (page: SharePage, built: string): string => {
  const { language, title, siteName, cover, opening } = page
  const poster = cover === '' ? '' : ` poster="${say(cover)}"`
  const picture = opening
    ? `<video src="${say(opening.url)}"${poster} autoplay muted loop playsinline disableremoteplayback tabindex="-1" aria-hidden="true"></video>`
    : cover && `<img src="${say(cover)}" alt="">`
  const parts: Readonly<Record<string, string>> = {
    lang: language,
    head: `<title>${say(`${title} - ${siteName}`)}</title>\n${headOf(page)}\n<style>${openingStyle}</style>`,
    body: `<div id="opening"${opening ? ` data-drama="${opening.dramaId}" data-number="${opening.number}"` : ''}>
${picture}
<main>
${wordsOf(page)}
</main>
</div>`,
  }
  return built.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '')
}

/** What is shown for a code that leads nowhere. */
export const goneSharePage = (language: Language, siteName: string, home: string, nonce: string): string => {
  const title = messageText(language, 'sharePageGone')
  return documentOf(
    { language, title: `${title} - ${siteName}`, nonce },
    '<meta name="robots" content="noindex">',
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(messageText(language, 'sharePageGoneHint'))}</p>
<a class="go" href="${escapeHtml(home)}">${escapeHtml(messageText(language, 'sharePageHome'))}</a>`,
  )
}

const structuredData = ({ freeVideo, title, description, image, address, language }: SharePage): string =>
  freeVideo === undefined
    ? ''
    : `<script type="application/ld+json">${jsonOf({
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description,
        thumbnailUrl: [image],
        uploadDate: new Date(freeVideo.publishedMs).toISOString(),
        duration: `PT${Math.max(1, Math.round(freeVideo.durationMs / 1000))}S`,
        url: address,
        inLanguage: language,
        isAccessibleForFree: true,
      })}</script>`

/** The face of the client (`--face` in apps/web/src/ui/base.css), which comes later and goes on with the page. */
const pageFace =
  'Inter,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif'

/** As the player shows its picture, with the words where a thumb reaches them (apps/web, domains/session/screens/open-screen.tsx). All of it ends with
 *  the opening itself: the style stays in the document of the client, which may be a light one. */
const openingStyle = `body:has(#opening){margin:0;background:#0b0b10}
#opening{position:fixed;inset:0;max-width:768px;margin:auto;overflow:hidden;color:#f5f5f7;font:17px/1.5 var(--face,${pageFace})}
#opening>video,#opening>img{width:100%;height:100%;object-fit:cover}
@media (min-aspect-ratio:3/4){#opening>video,#opening>img{object-fit:contain}}
#opening main{position:absolute;inset:auto 0 0;padding:96px 20px calc(28px + env(safe-area-inset-bottom));background:linear-gradient(transparent,rgb(0 0 0/82%) 45%)}
#opening h1{font-size:24px;line-height:1.25;margin:0 0 8px;overflow-wrap:anywhere}
#opening p{margin:0 0 12px;overflow-wrap:anywhere}
#opening a{color:#fff}
#opening .go{display:block;margin-top:8px;padding:13px 28px;border-radius:12px;background:#e0263f;font-weight:600;text-align:center;text-decoration:none}
#opening .go:focus-visible{outline:2px solid #f5f5f7;outline-offset:2px}`

const style = `:root{color-scheme:dark}
body{margin:0;min-height:100vh;background:#0b0b10;color:#f5f5f7;font:17px/1.5 ${pageFace}}
main{box-sizing:border-box;max-width:640px;margin:0 auto;padding:24px 16px}
img{display:block;width:100%;height:auto;border-radius:12px;background:#15151d}
h1{font-size:24px;line-height:1.25;margin:20px 0 8px;overflow-wrap:anywhere}
p{margin:0 0 12px;color:#b4b4c0;overflow-wrap:anywhere}
.free{color:#ff3d5a}
a{color:#ff3d5a}
.go{display:inline-block;margin:8px 0 16px;padding:13px 28px;border-radius:12px;background:#e0263f;color:#fff;font-weight:600;text-decoration:none}
.go:focus-visible{outline:2px solid #f5f5f7;outline-offset:2px}`

const documentOf = (
  { language, title, nonce }: { readonly language: Language; readonly title: string; readonly nonce: string },
  head: string,
  body: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
