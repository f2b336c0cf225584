/** WebSocket bytes of one whole binary frame as a server sends it (RFC 6455, section 5.2): no mask, no compression. */
export function binaryFrame(payload: Uint8Array): Buffer {
  const { byteLength } = payload
  const headerLength = byteLength < 126 ? 2 : byteLength < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(headerLength + byteLength)
  frame[0] = 0x82
  if (headerLength === 2) {
    frame[1] = byteLength
  } else if (headerLength === 4) {
    frame[1] = 126
    frame.writeUInt16BE(byteLength, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(byteLength), 2)
  }
  frame.set(payload, headerLength)
  return frame
}
