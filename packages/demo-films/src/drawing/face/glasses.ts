import { type Head, warped } from './head.ts'

/** Glasses on a nose, with what the window mirrors in them. */
export function drawGlasses(color: string | undefined, head: Head): string {
  if (!color) return ''
  const at = (x: number, y: number) => head.face(x, y, 12)
  const rims = ([1, -1] as const)
    .map((side) => {
      const [inner, outer] = [side * 13, side * 76]
      const lens = `M${inner} -22 C${side * 14} -38 ${side * 30} -41 ${side * 44} -41 C${side * 64} -41 ${outer} -36 ${outer} -22 C${side * 77} 2 ${side * 64} 14 ${side * 44} 14 C${side * 24} 14 ${inner} 0 ${inner} -22 Z`
      return `<path d="${warped(lens, at)}" fill="#fff" fill-opacity=".05" stroke="${color}" stroke-width="4.6"/><path d="${warped(`M${side * 30} -34 L${side * 46} -34 L${side * 30} 6 L${side * 22} 0 Z`, at)}" fill="#fff" opacity=".14"/>`
    })
    .join('')
  const [fromX, fromY] = at(-head.side * 76, -24)
  const [earX, earY] = [-head.side * (97 - 12 * head.share), -10]
  return `${rims}<path d="${warped('M-13 -24 C-6 -31 6 -31 13 -24', at)}" fill="none" stroke="${color}" stroke-width="4.6"/><path d="M${fromX.toFixed(1)} ${fromY.toFixed(1)} L${earX.toFixed(1)} ${earY}" stroke="${color}" stroke-width="4.2"/>`
}
