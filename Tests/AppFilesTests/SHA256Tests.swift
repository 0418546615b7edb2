import AppFiles
import Foundation
import Testing

@Suite("SHA-256") struct SHA256Tests {
  @Test(
    "answers what the standard's own examples say",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(text: String, expected: String) {
    #expect(SHA256.hex(of: Data(text.utf8)) == expected)
  }

  @Test("counts every byte, around the ends of blocks, too", arguments: [55, 56, 63, 64, 65, 128])
  func lengths(count: Int) {
    let data = Data((0..<count).map { UInt8($0) })
    var hashes = Set(
      (0..<count).map { index in
        var other = data
        other[index] ^= 1
        return SHA256.hex(of: other)
      })
    hashes.formUnion([SHA256.hex(of: data), SHA256.hex(of: data + [0]), SHA256.hex(of: data.dropFirst())])
    #expect(hashes.count == count + 3)
  }
}
