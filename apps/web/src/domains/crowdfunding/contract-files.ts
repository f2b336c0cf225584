import type { CrowContract } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { wrapText } from '../../shared/posters/wrap-text.ts'

/** Bytes of base64 as a file. */
export const pdfOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)], { type: 'application/pdf' })

/** The signed text, byte by byte: its SHA-256 is the one that stands in the contract. */
export const textOf = (content: string): Blob => new Blob([content], { type: 'text/html;charset=utf-8' })

/** The SHA-256 of a text, as this browser computes it; undefined where it may not, as on a page without encryption. */
export const fingerprintOf = async (content: string): Promise<string | undefined> => {
  // Left out by browsers on pages that are not secure.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(content))
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const width = 750
const edge = 48
const size = 24
const lineHeight = 1.6
const linesMax = 400

interface Line {
  readonly text: string
  readonly weight: 400 | 700
}

/** A contract as a picture: black on white, as it would be printed, with its number and fingerprint at the end. */
export const drawContract = ({ title, content, contract_no, hash }: CrowContract): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  const font = (weight: number) => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  const parsed = new DOMParser().parseFromString(content, 'text/html')
  const parts = [...parsed.body.querySelectorAll('h1, h2, h3, p, li')].map((part) => ({
    text: part.textContent ?? '',
    weight: part.tagName.startsWith('H') ? (700 as const) : (400 as const),
  }))
  const end = [contract_no, `SHA-256 ${hash}`].map((text) => ({ text, weight: 400 as const }))
  const lines = [{ text: title, weight: 700 as const }, ...parts, ...end].flatMap(({ text, weight }): Line[] => {
    context.font = font(weight)
    const wrapped = wrapText(text, width - 2 * edge, linesMax, (line) => context.measureText(line).width)
    return [...wrapped.map((line) => ({ text: line, weight })), { text: '', weight }]
  })
  canvas.width = width
  canvas.height = Math.ceil(2 * edge + lines.length * size * lineHeight)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#14161a'
  lines.forEach(({ text, weight }, index) => {
    context.font = font(weight)
    context.fillText(text, edge, edge + (index + 1) * size * lineHeight - size / 2)
  })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
