import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionLimits, captionsUntil, plainCaptions } from './captions.ts'

describe('captions as operators bring them', () => {
  it('SRT becomes plain WebVTT', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>你好</i>, {\\an8}world\r\nsecond line\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n- Tom & Jerry'
    expect(plainCaptions(srt)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n你好, world\nsecond line\n\n00:00:03.000 --> 00:00:04.000\n- Tom &amp; Jerry\n',
    )
  })

  it('WebVTT loses notes, styles, regions, positions and voices', () => {
    const vtt =
      'WEBVTT - a title\nKind: captions\n\nSTYLE\n::cue { background: url(https://evil.test) }\n\nNOTE hidden\n\nREGION\nid:a\n\nname\n00:01.000 --> 00:02.000 align:start position:10%\n<v Anna>Hi &lt;there&gt;</v>\n\n00:00.000 --> 00:00.500\nFirst'
    expect(plainCaptions(vtt)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:00.500\nFirst\n\n00:00:01.000 --> 00:00:02.000\nHi &lt;there&gt;\n',
    )
  })

  it.each([
    ['nothing', ''],
    ['no times', 'WEBVTT\n\nhello'],
    ['a web page', '<html><script>alert(1)</script></html>'],
    ['an end before its beginning', '00:02.000 --> 00:01.000\nx'],
    ['times without words', '00:01.000 --> 00:02.000\n<i></i>'],
    ['an end after an hour', '00:00:01.000 --> 02:00:00.000\nx'],
    ['too much', 'x'.repeat(captionLimits.characters + 1)],
    ['too many', '00:01.000 --> 00:02.000\nx\n\n'.repeat(captionLimits.cues + 1)],
  ])('are refused: %s', (_, text) => {
    expect(plainCaptions(text)).toBeUndefined()
  })

  it('whatever stands in them, the result holds no tag, is bounded, and stays the same when taken again', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<b>',
        '<',
        '>',
        '-->',
        '&lt;',
        '&',
        '\n',
        '\n\n',
        '00:01.000 --> 00:02.000\n',
        'STYLE',
        '{\\an1}',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = plainCaptions(`00:00.000 --> 00:01.000\nx\n\n${pieces.join('')}`)
        if (once === undefined) return true
        const words = once.replaceAll(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}$/gm, '')
        expect(words).not.toMatch(/[<>]/)
        expect(once.length).toBeLessThan(captionLimits.characters * 6)
        expect(plainCaptions(once)).toBe(once)
        return true
      }),
    )
  })
})

describe('captions of a preview', () => {
  const whole = plainCaptions(
    'WEBVTT\n\n00:00.000 --> 00:02.000\nFirst\nline\n\n00:03.999 --> 00:09.000\nSecond\n\n00:04.000 --> 00:06.000\nThird',
  )

  it('end with it', () => {
    expect(captionsUntil(whole ?? '', 4000)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nFirst\nline\n\n00:00:03.999 --> 00:00:09.000\nSecond\n',
    )
    expect(captionsUntil(whole ?? '', 0)).toBe('WEBVTT\n')
    expect(captionsUntil(whole ?? '', 60_000)).toBe(whole)
  })
})
