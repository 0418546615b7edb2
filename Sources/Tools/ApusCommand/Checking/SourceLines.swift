/// The lines of files, each of which is read once.
final class SourceLines {
  private var files: [String: [Substring]] = [:]

  /// A line, counted from 1; `nil` where there is none.
  func line(_ number: Int, of file: String) -> String? {
    let lines = files[file] ?? Path(file).lines
    files[file] = lines
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }

  /// A column that counts Unicode's code points, of one that counts bytes.
  func codePointColumn(_ column: Int, line: Int, of file: String) -> Int {
    guard let text = self.line(line, of: file), column > 1 else { return max(column, 1) }
    let before = text.utf8.prefix(column - 1)
    // Each code point has one byte that does not continue another.
    return before.count { $0 & 0xC0 != 0x80 } + max(column - 1 - before.count, 0) + 1
  }
}

extension Path {
  fileprivate var lines: [Substring] {
    guard isFile, let text = try? readText() else { return [] }
    // The compiler counts by this end alone; others that Unicode has may stand in a line.
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}
