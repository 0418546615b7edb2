package import Foundation

/// Cuts what comes from outside into lines, of which none is longer than a request may be.
package struct RemoteLines {
  package enum Line: Equatable {
    case whole(Data)
    /// Its bytes were not kept.
    case tooLong
  }

  private var pending = Data()
  private var isSkipping = false
  private var lines: [Line] = []
  /// How many of the lines were handed over.
  private var taken = 0

  package init() {}

  /// Takes what has come.
  package mutating func take(_ bytes: some DataProtocol) {
    var rest = Data(bytes)[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      if isSkipping { lines.append(.tooLong) } else if !pending.isEmpty { lines.append(.whole(pending)) }
      (pending, isSkipping) = (Data(), false)
      rest = rest[rest.index(after: end)...]
    }
    keep(rest)
  }

  /// The first line that has come and was not handed over yet.
  package mutating func next() -> Line? {
    guard taken < lines.count else {
      (lines, taken) = ([], 0)
      return nil
    }
    taken += 1
    return lines[taken - 1]
  }

  private mutating func keep(_ bytes: Data) {
    guard !isSkipping else { return }
    pending.append(bytes)
    guard pending.count > RemoteLimits.requestBytes else { return }
    (pending, isSkipping) = (Data(), true)
  }
}
