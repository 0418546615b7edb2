import Foundation

/// What the tool wants to know of one Swift file, found without a parser.
struct SwiftSource: Equatable {
  /// What a comment line `// swift-version: 6` asks for.
  var requestedVersion: String?
  /// The code, where it may hold `@main`.
  private var mainCode: SwiftCode?

  init(path: Path) throws { self.init(try path.read()) }

  init(_ data: Data) {
    // Nearly all files hold neither, and a search for bytes is much faster than taking a file apart.
    mainCode = data.range(of: Data("@main".utf8)) == nil ? nil : SwiftCode(data)
    requestedVersion = data.range(of: Data("swift-version:".utf8)) == nil ? nil : Self.version(in: data)
  }

  /// Whether a type in it is marked `@main`, outside comments, string literals and what `#if` leaves out.
  func hasMainAttribute(under conditions: CompilationConditions = .init()) -> Bool {
    guard let code = mainCode?.bytes(under: conditions) else { return false }
    let attribute = Array("@main".utf8)
    return code.indices.contains { start in
      guard code[start] == attribute[0], code[start...].starts(with: attribute) else { return false }
      let end = start + attribute.count
      return end == code.count || !SwiftCode.isIdentifier(code[end])
    }
  }

  private static func version(in data: Data) -> String? {
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: #/\s*//+\s*swift-version:\s*([0-9]+(\.[0-9]+)*)\s*/#) {
        return String(match.1)
      }
    }
    return nil
  }
}
