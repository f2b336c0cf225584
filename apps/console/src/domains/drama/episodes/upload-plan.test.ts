import { describe, expect, it } from 'vitest'
import { numberIn, planUploads } from './upload-plan.ts'

describe('the number in a file name', () => {
  it.each([
    ['01.mp4', 1],
    ['80.mp4', 80],
    ['E07.mp4', 7],
    ['ep_12.mov', 12],
    ['Episode 3 - 1080p.mp4', 3],
    ['第 5 集.mp4', 5],
    ['都市之恋 第12集 720p.mp4', 12],
    ['Tập 9.mkv', 9],
    ['S01E04.mp4', 4],
    ['Moon over the old town 23.mp4', 23],
    ['moon-1080p-23.mp4', 23],
    ['VID_20240101_123456.mp4', undefined],
    ['Summer 2024.mp4', undefined],
    ['trailer.mp4', undefined],
    ['1080p.mp4', undefined],
    ['0.mp4', undefined],
  ])('%s: %s', (name, number) => {
    expect(numberIn(name)).toBe(number)
  })
})

describe('planning uploads', () => {
  const file = (name: string) => new File(['x'], name)
  const planned = (names: string[], taken: number[] = []) => {
    const { uploads, skipped } = planUploads(names.map(file), new Set(taken))
    return { uploads: uploads.map((each) => [each.file.name, each.number]), skipped: skipped.map(({ name }) => name) }
  }
  const eighty = Array.from({ length: 80 }, (_, index) => `${80 - index}.mp4`)

  it('80 files keep the numbers they bear, whatever order they come in', () => {
    expect(planned(eighty).uploads).toEqual(Array.from({ length: 80 }, (_, index) => [`${index + 1}.mp4`, index + 1]))
  })

  it('the same folder once more goes on where it stopped', () => {
    const { uploads, skipped } = planned(
      eighty,
      Array.from({ length: 77 }, (_, index) => index + 1),
    )
    expect(uploads).toEqual([
      ['78.mp4', 78],
      ['79.mp4', 79],
      ['80.mp4', 80],
    ])
    expect(skipped).toHaveLength(77)
  })

  it('files that do not each bear a number of their own become the next episodes in the order of their names', () => {
    expect(planned(['10.mp4', '9.mp4', 'trailer.mp4'], [9]).uploads).toEqual([
      ['9.mp4', undefined],
      ['10.mp4', undefined],
      ['trailer.mp4', undefined],
    ])
    expect(planned(['a 2.mp4', 'b 2.mp4']).uploads).toEqual([
      ['a 2.mp4', undefined],
      ['b 2.mp4', undefined],
    ])
  })
})
