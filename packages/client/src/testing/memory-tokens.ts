import type { TokenPair, TokenStore } from '../session-tokens.ts'

export class MemoryTokens implements TokenStore {
  #pair: TokenPair | undefined

  constructor(pair?: TokenPair) {
    this.#pair = pair
  }

  read(): TokenPair | undefined {
    return this.#pair
  }

  write(pair: TokenPair): void {
    this.#pair = pair
  }

  clear(): void {
    this.#pair = undefined
  }
}
