/// The lines of bytes in UTF-8, each as soon as its end has come, without that end.
///
/// Lines end as Unicode has it: with LF, CR, both, VT, FF, NEL, and the separators of lines and paragraphs. Empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// Reads line after line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator
    private var line: [UInt8] = []
    private var hasEnded = false

    fileprivate init(_ base: Base.AsyncIterator) { self.base = base }

    /// The next line; `nil` after the last one.
    public mutating func next() async rethrows -> String? {
      while !hasEnded, let byte = try await base.next() {
        line.append(byte)
        guard let length = endLength else { continue }
        line.removeLast(length)
        if let finished = take() { return finished }
      }
      hasEnded = true
      return take()
    }

    /// How many bytes at the end of what has been read end a line.
    ///
    /// That LF follows CR makes another, empty line, which is left out.
    private var endLength: Int? {
      switch line.last {
      case 0x0A, 0x0B, 0x0C, 0x0D: 1
      case 0x85 where line.suffix(2) == [0xC2, 0x85]: 2
      case 0xA8 where line.suffix(3) == [0xE2, 0x80, 0xA8], 0xA9 where line.suffix(3) == [0xE2, 0x80, 0xA9]: 3
      default: nil
      }
    }

    private mutating func take() -> String? {
      defer { line = [] }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of a text in UTF-8; empty ones are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
