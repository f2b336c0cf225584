import { S3Error } from './s3/s3-error.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const unescapeXml = (text: string) =>
  text
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&')

type XmlContent = string | number | boolean | { readonly [name: string]: XmlContent | readonly XmlContent[] }

/** `{ A: { B: [1, 2] } }` → `<A><B>1</B><B>2</B></A>`, with the declaration in front. */
export const toXml = (content: { readonly [name: string]: XmlContent }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(content)}`

function element(content: XmlContent): string {
  if (typeof content !== 'object') return escapeXml(String(content))
  return Object.entries(content)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => `<${name}>${element(each)}</${name}>`),
    )
    .join('')
}

export interface NamedPart {
  readonly number: number
  readonly etag: string
}

const maxParts = 10_000

/** Part numbers and ETags of a CompleteMultipartUpload body; `MalformedXML`, `InvalidPartOrder`. */
export function parsePartList(xml: string): NamedPart[] {
  const parts = [...xml.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, body = '']) => {
    const number = Number(/<PartNumber>\s*(\d{1,5})\s*<\/PartNumber>/.exec(body)?.[1])
    const etag = unescapeXml(/<ETag>\s*([^<]{1,200}?)\s*<\/ETag>/.exec(body)?.[1] ?? '').replaceAll('"', '')
    if (!Number.isInteger(number) || number < 1 || !etag)
      throw new S3Error('MalformedXML', 'A part needs PartNumber and ETag')
    return { number, etag }
  })
  if (parts.length === 0 || parts.length > maxParts) throw new S3Error('MalformedXML', 'List 1 to 10000 parts')
  if (parts.some((part, at) => at > 0 && part.number <= (parts[at - 1]?.number ?? 0))) {
    throw new S3Error('InvalidPartOrder', 'Parts must stand in ascending order')
  }
  return parts
}
