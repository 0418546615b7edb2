import Foundation
import Testing

/// What people meet first, by how many files of twenty-three public apps use it, and what its doc comments say.
@Suite("Documentation of the hundred and fifty entry points that people meet first")
struct EntryPointTests {
  private static let names: [String: String] = [
    "": """
    Alignment Angle Animation AnyView App Bindable Binding Button Capsule Chart Circle Color ColorScheme Divider DragGesture
    EdgeInsets Environment EnvironmentObject FocusState Font ForEach Form GeometryReader Gradient GridItem Group HStack Image
    Label LazyVGrid LinearGradient List LocalizedStringKey Namespace NavigationLink NavigationStack NavigationView ObservedObject
    Path Picker PreviewProvider ProgressView Rectangle RoundedRectangle Scene ScrollView Section Shape Spacer State StateObject
    StrokeStyle TabView Text TextField Toggle ToolbarItem VStack View ViewBuilder ViewModifier WindowGroup ZStack
    """,
    "View": """
    accessibility accessibilityElement accessibilityHidden accessibilityLabel alert allowsHitTesting animation aspectRatio
    background baselineOffset bold border buttonStyle clipShape clipped colorScheme contentShape cornerRadius disabled
    edgesIgnoringSafeArea environment environmentObject fixedSize font fontWeight foregroundColor foregroundStyle frame gesture
    id ignoresSafeArea imageScale lineLimit listRowBackground listRowInsets listRowSeparator listStyle minimumScaleFactor
    modifier multilineTextAlignment navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle
    offset onAppear onChange onTapGesture opacity overlay padding pickerStyle position preferredColorScheme previewDisplayName
    previewLayout rotationEffect scaleEffect scaledToFill scaledToFit scrollContentBackground searchable shadow sheet tabItem
    tag task tint toolbar transition zIndex
    """,
    "Text": "bold font", "Image": "renderingMode resizable", "Binding": "constant", "Font": "custom system",
    "AnyTransition": "move scale", "Path": "addLine move", "Animation": "easeInOut linear spring", "Shape": "fill stroke",
  ]
  private static var points: Set<EntryPoint> {
    Set(names.flatMap { owner, names in names.split { $0.isWhitespace }.map { EntryPoint(owner: owner, name: String($0)) } })
  }

  @Test("each has an example that names it, units where it takes lengths, times or angles, and says what none means")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var files: [String: String] = [:]
    for folder in [
      "Sources/Engine/DisplayModel", "Sources/Engine/SwiftUICore", "Sources/Frameworks/SwiftUI", "Sources/Frameworks/Charts",
    ] {
      let start = root.appendingPathComponent(folder)
      for name in try FileManager.default.subpathsOfDirectory(atPath: start.path) where name.hasSuffix(".swift") {
        files[folder + "/" + name] = try String(contentsOf: start.appendingPathComponent(name), encoding: .utf8)
      }
    }
    #expect(Self.points.count == 150)
    #expect(EntryPointReview(files: files, points: Self.points).problems == [])
  }

  @Test(
    "what a comment leaves out is found",
    arguments: [
      ("", "View.pad is not declared"), ("/// Pads.\npublic func pad() {}", "View.pad has no example"),
      ("/// Pads.\n///\n///     Text(name)\npublic func pad() {}", "View.pad has no example"),
      ("/// Pads.\n///\n///     Text(name).pad(4)\npublic func pad(_ a: CGFloat) {}", "View.pad has no units"),
      (
        "/// Pads by points.\n///\n///     Text(name).pad(4)\npublic func pad(\n  _ a: CGFloat?\n) {}",
        "View.pad does not say what nil means"
      ),
    ])
  func missing(text: String, problem: String) {
    #expect(Self.problems(text) == [problem])
  }

  @Test(
    "one of several declarations may say it for all",
    arguments: [
      "/// Pads by points; `nil`: 8.\n///\n///     Text(name).pad(4)\npublic func pad(_ a: CGFloat?) {}\n/// Pads.\npublic func pad() {}",
      "/// Pads.\n///\n///     Text(name).pad(4)\n@MainActor\npublic nonisolated func pad() {}",
      "/// Pads.\n///\n///     Text(name).pad(4)\npublic func pad(_ a: Int, then: (CGFloat?) -> Void) {}",
    ])
  func sound(text: String) {
    #expect(Self.problems(text) == [])
  }

  private static func problems(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
    let files = ["A.swift": "extension View {\n\(lines)\n}", "B.swift": "extension B {\n  public func pad(_ a: CGFloat) {}\n}"]
    return EntryPointReview(files: files, points: [EntryPoint(owner: "View", name: "pad")]).problems
  }
}

/// A public type (without an owner), or a function of one.
struct EntryPoint: Hashable {
  let owner: String
  let name: String
  var title: String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// What the doc comments of some entry points leave out.
struct EntryPointReview {
  /// All comments of a point and all its heads, of all its forms.
  private struct Found {
    var comment: [Substring] = []
    var parameters: [Substring] = []
  }

  let problems: [String]

  /// - Parameters:
  ///   - files: Texts of Swift files by their paths.
  ///   - points: What is looked at.
  init(files: [String: String], points: Set<EntryPoint>) {
    var found: [EntryPoint: Found] = [:]
    for (_, text) in files { Self.read(text, points, &found) }
    problems = points.sorted { $0.title < $1.title }.compactMap { point in
      found[point].map { Self.problem(of: point, $0) } ?? "\(point.title) is not declared"
    }
  }

  private static func read(_ text: String, _ points: Set<EntryPoint>, _ found: inout [EntryPoint: Found]) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    var scopes = TypeScopes(), comment: [Substring] = []
    for (index, line) in lines.enumerated() {
      let trimmed = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
      if trimmed.utf8.starts(with: "///".utf8) {
        comment.append(Substring(trimmed.utf8.dropFirst(3)))
        continue
      }
      let owner = scopes.innermost?.name ?? ""
      _ = scopes.read(line)
      if !trimmed.isEmpty, !trimmed.hasPrefix("@") || trimmed.hasSuffix("{") {
        if let point = point(declaredBy: trimmed, in: owner), points.contains(point) {
          found[point, default: Found()].comment += comment
          if point.owner == owner || trimmed.contains("init") {
            found[point, default: Found()].parameters += parameters(lines[index...].prefix(12))
          }
        }
        if !comment.isEmpty { comment = [] }
      }
    }
  }

  /// What a line declares in public; an initialiser belongs to its type.
  private static func point(declaredBy line: Substring, in owner: String) -> EntryPoint? {
    guard ["public ", "nonisolated public ", "@"].contains(where: { line.utf8.starts(with: $0.utf8) }) else { return nil }
    let words = line.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst()) {
      let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if next.hasPrefix("init(") || next.hasPrefix("init<") { return EntryPoint(owner: "", name: owner) }
      if word == "func" { return EntryPoint(owner: owner, name: String(name)) }
      if word == "struct" || word == "class" || word == "enum" || word == "protocol" {
        return EntryPoint(owner: "", name: String(name))
      }
    }
    return nil
  }

  /// The types of a function's parameters, those of closures left out.
  private static func parameters(_ lines: ArraySlice<Substring>) -> [Substring] {
    var depth = 0, types: [Substring] = []
    for line in lines {
      let head = line.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for part in head.split(whereSeparator: { ",()".contains($0) }) where !part.contains("->") {
        if let type = part.split(separator: ":", maxSplits: 1).dropFirst().first { types.append(type.drop { $0 == " " }) }
      }
      depth += head.count { $0 == "(" } - head.count { $0 == ")" }
      if depth <= 0 { break }
    }
    return types
  }

  private static func problem(of point: EntryPoint, _ found: Found) -> String? {
    let name = point.name.lowercased()
    let words = found.comment.joined(separator: "\n")
    if !found.comment.contains(where: { $0.hasPrefix("     ") && $0.lowercased().contains(name) }) {
      return "\(point.title) has no example"
    }
    func takes(_ types: [String], optional: Bool = false) -> Bool {
      found.parameters.contains { type in
        let end = type.prefix { $0 != " " && $0 != "=" }
        return optional ? end.hasSuffix("?") : types.contains(String(end.last == "?" ? end.dropLast() : end))
      }
    }
    if takes(["CGFloat", "Angle", "TimeInterval", "CGSize", "CGPoint"]), !units.contains(where: words.lowercased().contains) {
      return "\(point.title) has no units"
    }
    return takes([], optional: true) && !words.contains("`nil`") ? "\(point.title) does not say what nil means" : nil
  }

  /// By which a number's meaning is told.
  private static let units = ["points", "second", "degree", "radian", "0…1", "factor", "fraction", "ratio", "times"]
}
