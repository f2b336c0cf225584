import type { Plugin } from 'vite'

/** What brings the program, in the order in which it is built into the document. */
const programTags = [
  /<script src="\/early\.js"><\/script>/g,
  /<link rel="stylesheet"[^>]*>/g,
  /<link rel="modulepreload"[^>]*>/g,
  /<script type="module"[^>]*><\/script>/g,
]

const must = (found: boolean, what: string): void => {
  if (!found) throw new TypeError(`index.html has no ${what}`)
}

/** Makes `opening.html` of the built document: the server fills it as the page of a shared link, whose picture plays before the program is there.
 *  The program waits in a template, from which `opening.js` takes it. `{{lang}}`, `{{head}}` and `{{body}}` are the server's. */
export const openingDocumentOf = (index: string): string => {
  const program = programTags.flatMap((tag) => {
    const found = index.match(tag) ?? []
    must(found.length > 0, String(tag))
    return found
  })
  const head = /<head>(.*)<\/head>/s.exec(index)?.[1] ?? ''
  const own = [...programTags, /<title>.*<\/title>/g, /<meta name="description"[^>]*>/g].reduce(
    (rest, tag) => rest.replaceAll(tag, ''),
    head,
  )
  must(own.includes('charset') && !own.includes('<script'), 'head of its own')
  return `<!doctype html>
<html lang="{{lang}}">
<head>
${own.replaceAll(/\n\s*/g, '\n').trim()}
{{head}}
<script src="/opening.js" async></script>
</head>
<body>
{{body}}
<div id="root"></div>
<template id="program">${program.join('')}</template>
</body>
</html>
`
}

/** Writes it beside the built document. */
export const openingDocument: Plugin = {
  name: 'opening-document',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new TypeError('There is no index.html')
      this.emitFile({ type: 'asset', fileName: 'opening.html', source: openingDocumentOf(String(index.source)) })
    },
  },
}
