import Foundation

/// The settings that a `.xcconfig` file and all that it includes make, in the order in which they stand there.
///
/// What cannot be read is left out with a warning: settings of files that are not there are empty, as a team's own often are.
struct XcconfigFile: Equatable {
  private(set) var assignments: [SettingAssignment] = []

  /// Bounds for all files together; far above what people write.
  static let mostFiles = 200, greatestDepth = 32, mostBytes = 4 << 20, mostAssignments = 20_000

  /// Reads a file; `warnings` gets a line for each thing that is not as it should be.
  init(file: Path, warnings: inout [String]) {
    var reader = Reader()
    reader.read(file, includedBy: nil)
    assignments = reader.assignments
    warnings += reader.warnings
  }

  /// What a line of a file says.
  enum Line: Equatable {
    case empty
    case assignment(SettingAssignment)
    case include(String, isOptional: Bool)
    /// Something that no such file has.
    case unknown
  }

  /// Takes a text apart: one line for each of its lines; a backslash at the end of one continues it in the next.
  static func lines(of data: Data) -> [(number: Int, line: Line)] {
    var result: [(Int, Line)] = []
    var bytes = Array(data)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var pending: (number: Int, text: [UInt8])?
    for (index, line) in split(bytes).enumerated() {
      var text = trimmed(withoutComment(line))
      let continues = text.last == UInt8(ascii: "\\") && (pending != nil || text.contains(UInt8(ascii: "=")))
      if continues { text = trimmed(text.dropLast()) }
      if var start = pending {
        if !text.isEmpty { start.text += [UInt8(ascii: " ")] + text }
        pending = start
      } else {
        pending = (index + 1, Array(text))
      }
      if continues { continue }
      if let finished = pending { result.append((finished.number, read(finished.text[...]))) }
      pending = nil
    }
    if let pending { result.append((pending.number, read(pending.text[...]))) }
    return result
  }

  private static func read(_ text: ArraySlice<UInt8>) -> Line {
    guard let first = text.first else { return .empty }
    if first == UInt8(ascii: "#") { return include(text.dropFirst()) }
    var rest = text
    guard let (name, conditions) = SettingAssignment.readKey(of: &rest), rest.first == UInt8(ascii: "=") else { return .unknown }
    var value = trimmed(rest.dropFirst())
    if value.last == UInt8(ascii: ";") { value = trimmed(value.dropLast()) }
    return .assignment(SettingAssignment(name: name, conditions: conditions, value: String(decoding: value, as: UTF8.self)))
  }

  /// Reads the words after `#`.
  private static func include(_ text: ArraySlice<UInt8>) -> Line {
    let words = String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    guard words.hasPrefix("include") else { return .unknown }
    let isOptional = words.hasPrefix("include?")
    let name = words.dropFirst(isOptional ? 8 : 7).trimmingCharacters(in: .whitespaces)
    guard name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") else { return .unknown }
    return .include(String(name.dropFirst().dropLast()), isOptional: isOptional)
  }

  /// The lines, whichever of the systems' ends they have.
  private static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
      let isSecondHalf = bytes[index] == UInt8(ascii: "\n") && index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "\r")
      if !isSecondHalf { lines.append(bytes[start..<index]) }
      start = index + 1
    }
    lines.append(bytes[start...])
    return lines
  }

  /// What stands before `//`; it begins a comment even inside of a value, as in `https://`.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let start = line.indices.first { line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash }
    return start.map { line[..<$0] } ?? line
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result = text.drop(while: SettingAssignment.isSpace)
    while let last = result.last, SettingAssignment.isSpace(last) { result.removeLast() }
    return result
  }
}

extension XcconfigFile {
  /// Follows a file into those that it includes.
  private struct Reader {
    var assignments: [SettingAssignment] = []
    var warnings: [String] = []
    /// The files on the way to the one that is read, without links; the outermost first.
    private var open: [Path] = []
    private var files = 0
    private var bytes = 0
    private var hasStopped = false

    mutating func read(_ file: Path, includedBy place: String?) {
      guard !hasStopped else { return }
      let real = file.real ?? file
      guard !open.contains(real) else {
        warnings.append("\(place ?? file.string) includes \(file.name), in which it stands itself; it is left out there")
        return
      }
      files += 1
      guard files <= XcconfigFile.mostFiles, open.count < XcconfigFile.greatestDepth else {
        return stop("\(place ?? file.string) includes more files than are read, \(XcconfigFile.mostFiles)")
      }
      guard let data = data(of: file, includedBy: place) else { return }
      bytes += data.count
      guard bytes <= XcconfigFile.mostBytes else {
        return stop("\(file) and what is included are more than \(XcconfigFile.mostBytes >> 20) MB of settings")
      }
      open.append(real)
      defer { open.removeLast() }
      take(XcconfigFile.lines(of: data), of: file)
    }

    private mutating func take(_ lines: [(number: Int, line: Line)], of file: Path) {
      var unknown: [Int] = []
      for (number, line) in lines where !hasStopped {
        switch line {
        case .empty: break
        case .unknown: unknown.append(number)
        case .assignment(let assignment):
          guard assignments.count < XcconfigFile.mostAssignments else {
            return stop("\(file) makes more than \(XcconfigFile.mostAssignments) settings")
          }
          assignments.append(assignment)
        case .include(let name, let isOptional): include(name, isOptional: isOptional, in: file, line: number)
        }
      }
      guard let first = unknown.first else { return }
      let others = unknown.count > 1 ? " and \(unknown.count - 1) more" : ""
      warnings.append("\(file) line \(first)\(others): not a setting; left out")
    }

    private mutating func include(_ name: String, isOptional: Bool, in file: Path, line: Int) {
      // The folder of the file comes first, then those of the files that include it.
      let folders = [file.parent] + open.dropLast().reversed().map(\.parent)
      let names = Path(name).fileExtension.isEmpty ? [name, name + ".xcconfig"] : [name]
      let places = folders.flatMap { folder in names.map { Path($0).absolute(in: folder) } }
      if let found = places.first(where: \.isFile) { return read(found, includedBy: "\(file) line \(line)") }
      if !isOptional { read(Path(name).absolute(in: file.parent), includedBy: "\(file) line \(line)") }
    }

    /// The file's bytes; where there are none, a warning says so.
    private mutating func data(of file: Path, includedBy place: String?) -> Data? {
      let by = place.map { " (\($0) includes it)" } ?? ""
      guard file.isFile else {
        warnings.append("\(file) is not there\(by); its settings are empty\(template(of: file))")
        return nil
      }
      do { return try file.read(limit: Int64(XcconfigFile.mostBytes)) } catch {
        warnings.append("\((error as? CommandError)?.message ?? "cannot read \(file)")\(by); its settings are empty")
        return nil
      }
    }

    /// Says which file beside one that is missing is likely to be made into it.
    private func template(of file: Path) -> String {
      let stem = file.stem.lowercased()
      let names = (try? file.parent.children()) ?? []
      let marks = ["template", "example", "sample", "default"]
      let found = names.first { name in
        let lower = name.lowercased()
        return lower.hasPrefix(stem) && lower.contains("xcconfig") && marks.contains { lower.contains($0) }
      }
      return found.map { "; \($0) beside it is one to copy" } ?? ""
    }

    private mutating func stop(_ warning: String) {
      hasStopped = true
      warnings.append(warning + "; the rest is left out")
    }
  }
}
