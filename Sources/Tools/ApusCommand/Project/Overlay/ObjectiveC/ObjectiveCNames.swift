import Foundation

/// What files tell each other of what is for Objective-C in them.
struct ObjectiveCNames: Codable, Equatable {
  /// A method that messages reach.
  struct Method: Codable, Hashable, Comparable {
    /// The class, as its file names it.
    var owner: String
    /// The name as Swift writes it: `turned(_:)`.
    var name: String
    var selector: String

    static func < (first: Method, second: Method) -> Bool {
      (first.owner, first.name, first.selector) < (second.owner, second.name, second.selector)
    }
  }

  /// Methods of classes with a word for Objective-C.
  var methods: Set<Method> = []
  /// Requirements of protocols that may be left out, by their names in Swift.
  var optionalMethods: Set<String> = []
  /// Types with parameters: a class in one is many classes.
  var genericTypes: Set<String> = []
  /// Classes all of whose members are for Objective-C.
  var exposedTypes: Set<String> = []

  init() {}

  /// What a file tells.
  init(_ data: Data) {
    guard data.count <= SourceRewriting.mostBytes else { return }
    genericTypes = Self.genericTypes(in: data)
    guard ByteSearch.holds(["@objc", "@IB", "@GKInspectable"], data) else { return }
    let tokens = SwiftTokens(Array(data))
    let reader = ClassDeclarations(tokens)
    exposedTypes = Set(reader.scopes.filter { $0.keyword == "class" && $0.exposesAll }.map(\.name))
    for member in reader.members where member.isMarked || reader.scopes[member.scope].exposesAll {
      guard case .method = member.kind else { continue }
      methods.insert(Method(owner: reader.scopes[member.scope].name, name: member.swiftName, selector: member.selector))
    }
    optionalMethods = OptionalRequirements.names(in: tokens)
  }

  private static func genericTypes(in data: Data) -> Set<String> {
    ["class ", "struct ", "enum "].reduce(into: []) { names, keyword in
      for line in ByteSearch.lines(with: keyword, in: data) where line.utf8.contains(UInt8(ascii: "<")) {
        if let match = line.firstMatch(of: #/\b(?:class|struct|enum)\s+(\w+)\s*</#) { names.insert(String(match.1)) }
      }
    }
  }

  /// What several files tell.
  mutating func formUnion(_ other: ObjectiveCNames) {
    methods.formUnion(other.methods)
    optionalMethods.formUnion(other.optionalMethods)
    genericTypes.formUnion(other.genericTypes)
    exposedTypes.formUnion(other.exposedTypes)
  }

  /// The optional methods without labels, as calls name them.
  var optionalBaseNames: Set<String> { Set(optionalMethods.map { SelectorName.parts(of: $0).name }) }
}

// MARK: - As it is kept

extension ObjectiveCNames {
  private enum CodingKeys: CodingKey { case methods, optionalMethods, genericTypes, exposedTypes }

  /// Writes the names in order: the same ones give the same bytes.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(methods.sorted(), forKey: .methods)
    try container.encode(optionalMethods.sorted(), forKey: .optionalMethods)
    try container.encode(genericTypes.sorted(), forKey: .genericTypes)
    try container.encode(exposedTypes.sorted(), forKey: .exposedTypes)
  }
}
