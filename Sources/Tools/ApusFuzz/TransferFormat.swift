import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What is pasted and dropped: bytes of other programs, as each type is made of them.
struct TransferFormat: FuzzFormat {
  let name = "transfer"

  var words: [String] {
    [
      "\u{FEFF}", "\r\n", "#", "file:///", "https://", "%00", "%E3%81", "mailto:", "data:,", "{", "}", "[", "]", "null", "1e999",
      "\"at\":", "\"next\":", "\"name\":", "\u{0}", "\u{D7FF}", "<plist>", "bplist00",
    ]
  }

  func run(_ data: Data) {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      await Self.read(data, as: String.self)
      await Self.read(data, as: URL.self)
      await Self.read(data, as: Data.self)
      await Self.read(data, as: AttributedString.self)
      await Self.read(data, as: Card.self)
      isDone.signal()
    }
    isDone.wait()
  }

  private static func read<Item: Transferable>(_ data: Data, as type: Item.Type) async {
    for representation in ItemRepresentation<Item>.all { _ = try? await representation.make?(.data(data)) }
  }
}

/// A value of an app's own.
private struct Card: Codable, Transferable {
  var name: String
  var at: Date?
  var next: [Card]

  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}
