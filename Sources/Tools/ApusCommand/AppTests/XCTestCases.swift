import Foundation
import SwiftLexing

/// The classes of XCTest in some sources, with their tests.
///
/// Linux has no way to ask a class for its methods, so they are found in the text: `func test…()` without parameters, directly in a
/// class or its extensions. A class counts where it or one above it, in these sources, derives from `XCTestCase`.
struct XCTestCases: Equatable {
  struct Test: Equatable {
    var name: String
    /// Whether it must be awaited: it is `async`, or belongs to an actor.
    var isAwaited: Bool
    /// Whether it is `throws`.
    var canThrow = false
    /// Whether it belongs to an actor of its own, so that its object, which belongs to none, is handed over to that.
    var isElsewhere = false

    /// How it is called on an object of a class, as XCTest awaits it.
    fileprivate func awaited(of type: String) -> String {
      let call = "\(canThrow ? "try " : "")await"
      // XCTest waits for the test meanwhile, and uses the object on no other thread.
      return isElsewhere
        ? "asyncTest({ (test: \(type)) in { nonisolated(unsafe) let own = test; \(call) own.\(name)() } })"
        : "asyncTest({ (test: \(type)) in { \(call) test.\(name)() } })"
    }
  }

  struct Case: Equatable {
    var name: String
    var tests: [Test]
  }

  /// In the order in which the sources declare them; tests of a class above come first.
  private(set) var cases: [Case] = []

  /// Looks through the texts.
  ///
  /// - Parameters:
  ///   - texts: The sources.
  ///   - isIsolated: Whether declarations belong to the main actor unless they say otherwise.
  init(in texts: [Data], isIsolated: Bool = false) {
    var reader = Reader(isIsolated: isIsolated)
    for text in texts { reader.read(SwiftCode(text).tokens) }
    cases = reader.order.compactMap { name in
      guard let chain = reader.chain(of: name) else { return nil }
      let tests = chain.reversed().flatMap { reader.tests[$0] ?? [] }
      return tests.isEmpty ? nil : Case(name: name, tests: tests)
    }
  }

  /// An expression for a list of these cases, as `XCTMain` takes it.
  var listing: String {
    let entries = cases.map { testCase in
      let tests = testCase.tests.map { test in
        "(\"\(test.name)\", \(test.isAwaited ? test.awaited(of: testCase.name) : "\(testCase.name).\(test.name)"))"
      }
      return "    testCase([\n      \(tests.joined(separator: ",\n      ")),\n    ]),\n"
    }
    return "[\n\(entries.joined())  ]"
  }
}

extension XCTestCases {
  /// Walks through the words of sources and notes classes and their methods.
  private struct Reader {
    var isIsolated: Bool
    /// The name after the colon of each class.
    var parents: [String: String] = [:]
    /// The classes that say that they belong to the main actor, and those that say that they do not.
    var isolated: Set<String> = []
    var free: Set<String> = []
    var tests: [String: [Test]] = [:]
    var order: [String] = []

    mutating func read(_ tokens: [SwiftWord]) {
      var depth = 0
      // The type whose body begins with the next brace, and that which is open.
      var (next, open): (String?, (name: String, depth: Int)?) = (nil, nil)
      for (index, token) in tokens.enumerated() {
        switch token.text {
        case "{":
          depth += 1
          if let name = next, open == nil { open = (name, depth) }
          next = nil
        case "}":
          if open?.depth == depth { open = nil }
          depth -= 1
        case "class" where depth == 0, "extension" where depth == 0:
          next = declare(tokens, at: index) ?? next
        case "func" where open?.depth == depth: if let open { note(tokens, at: index, in: open.name) }
        default: break
        }
      }
    }

    /// The name of a class or extension whose keyword stands at an index.
    private mutating func declare(_ tokens: [SwiftWord], at index: Int) -> String? {
      guard index + 1 < tokens.count, tokens[index + 1].isWord, tokens[index + 1].text != "func" else { return nil }
      let name = tokens[index + 1].text
      guard tokens[index].text == "class" else { return name }
      if !order.contains(name) { order.append(name) }
      if index + 3 < tokens.count, tokens[index + 2].text == ":" { parents[name] = tokens[index + 3].text }
      let before = Self.attributes(before: index, tokens)
      if before.contains("@MainActor") { isolated.insert(name) }
      if before.contains("nonisolated") { free.insert(name) }
      return name
    }

    /// Notes a method whose keyword stands at an index, where it is a test.
    private mutating func note(_ tokens: [SwiftWord], at index: Int, in name: String) {
      let rest = tokens[(index + 1)...].prefix(24).map(\.text)
      guard rest.count > 3, rest[0].hasPrefix("test"), rest[1] == "(", rest[2] == ")" else { return }
      let before = Self.attributes(before: index, tokens)
      guard before.isDisjoint(with: ["static", "class", "private", "fileprivate"]) else { return }
      let effects = rest[3...].prefix { $0 != "{" }
      // An arrow is two words.
      guard !effects.contains(">") else { return }
      let isTypeIsolated = isolated.contains(name) || isIsolated && !before.contains("nonisolated") && !free.contains(name)
      let isOnMain = before.contains("@MainActor")
      tests[name, default: []].append(
        Test(
          name: rest[0], isAwaited: effects.contains("async") || isOnMain || isTypeIsolated, canThrow: effects.contains("throws"),
          isElsewhere: isOnMain && !isTypeIsolated))
    }

    /// The words that belong to a declaration and stand before its keyword.
    private static func attributes(before index: Int, _ tokens: [SwiftWord]) -> Set<String> {
      let words = tokens[..<index].suffix(8).reversed().map(\.text)
      let ends: Set = ["{", "}", ";", ")", "func", "var", "let"]
      // `@` and its name may be words of their own.
      let own = words.prefix { !ends.contains($0) }
      return Set(own).union(own.contains("MainActor") ? ["@MainActor"] : [])
    }

    /// A class and those above it, up to `XCTestCase`; `nil` where it comes to another end.
    func chain(of name: String) -> [String]? {
      var chain = [name]
      while let parent = parents[chain[chain.count - 1]] {
        if parent == "XCTestCase" { return chain }
        guard !chain.contains(parent) else { return nil }
        chain.append(parent)
      }
      return nil
    }
  }
}
