import { expect, it } from 'vitest'
import { signRequest } from './sign-request.ts'

it('signs as other clients of the protocol do, whatever stands in the address', () => {
  const url = new URL("http://store.example:9000/oss/bucket/chat/7/202611/a b'(1).jpg?partNumber=2&uploadId=x/y=+z")
  const payloadHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const signer = { tmpSecretId: 'AKID', tmpSecretKey: 'secret', sessionToken: 'token.part', region: 'us-east-1' }
  const headers = signRequest({ method: 'PUT', url, payloadHash }, signer, Date.UTC(2026, 10, 21, 22, 45))
  expect(headers).toEqual({
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': '20261121T224500Z',
    'x-amz-security-token': 'token.part',
    // As aws4fetch 1.0.20 signs the same request.
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKID/20261121/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token, ' +
      'Signature=6b68bdf93d8771f9f32ff7eceee5946512cd5238f3d05b47ecb9080ee99080f6',
  })
})
