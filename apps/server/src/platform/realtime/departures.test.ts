import { describe, expect, it } from 'vitest'
import { openMemoryBus } from './bus.ts'
import { Departures, sendInTurn } from './departures.ts'

const stream = 'p_1_2'

/** A transaction whose end the test decides. */
const fakeTransaction = () => {
  const commits: (() => void | Promise<void>)[] = []
  const rollbacks: (() => void)[] = []
  return {
    afterCommit: (work: () => void | Promise<void>) => void commits.push(work),
    afterRollback: (work: () => void) => void rollbacks.push(work),
    commit: () => {
      for (const work of commits) void work()
    },
    rollBack: () => {
      for (const work of rollbacks) work()
    },
  }
}

const started = () => {
  const departures = new Departures()
  const left: number[] = []
  return { departures, left, send: (seq: number) => () => void left.push(seq) }
}

describe('A-12: frames of one stream leave in the order of seq', () => {
  it('when the answer to the later commit is read first', () => {
    const bus = openMemoryBus()
    const left: number[] = []
    const [first, second] = [fakeTransaction(), fakeTransaction()]
    sendInTurn(bus, first, stream, 5, () => left.push(5))
    sendInTurn(bus, second, stream, 6, () => left.push(6))
    second.commit()
    expect(left).toEqual([])
    first.commit()
    expect(left).toEqual([5, 6])
  })

  it('when the earlier one is rolled back', () => {
    const bus = openMemoryBus()
    const left: number[] = []
    const [first, second] = [fakeTransaction(), fakeTransaction()]
    sendInTurn(bus, first, stream, 5, () => left.push(5))
    sendInTurn(bus, second, stream, 5, () => left.push(6))
    second.commit()
    first.rollBack()
    expect(left).toEqual([6])
  })

  it('when a batch does not know its numbers before its answer', () => {
    const { departures, left, send } = started()
    const batch = departures.announce(stream)
    const event = departures.announce(stream, 7)
    event.leave(7, send(7))
    expect(left).toEqual([])
    batch.leave(8, send(8))
    expect(left).toEqual([7, 8])
  })

  it('however the ends of many are shuffled, and other streams do not wait', () => {
    const { departures, left, send } = started()
    const seqs = Array.from({ length: 50 }, (_, index) => index + 1)
    const announced = seqs.map((seq) => ({ seq, departure: departures.announce(stream, seq) }))
    const shuffled = announced.toSorted((one, other) => ((one.seq * 29) % 51) - ((other.seq * 29) % 51))
    const other = departures.announce('p_1_3', 1)
    for (const { seq, departure } of shuffled) {
      if (seq % 7 === 0) departure.drop()
      else departure.leave(seq, send(seq))
    }
    other.leave(1, send(1000))
    expect(left).toEqual([...seqs.filter((seq) => seq % 7 !== 0), 1000])
  })

  it('at once where nothing is under way, and once', () => {
    const { departures, left, send } = started()
    const one = departures.announce(stream)
    one.leave(3, send(3))
    one.leave(3, send(3))
    one.drop()
    expect(left).toEqual([3])
  })
})
