import Foundation

/// An element of a data model's file, with what it takes to name it to people.
struct DataModelNode {
  let index: Int
  let parent: Int?
  let name: String
  let attributes: [String: String]
  let file: Path
  /// The element around it.
  private let owner: XcodeXML.Element?

  /// The elements of a file in its order.
  static func all(in xml: XcodeXML, file: Path) -> [DataModelNode] {
    xml.elements.enumerated().map { index, element in
      DataModelNode(
        index: index, parent: element.parent, name: element.name, attributes: element.attributes, file: file,
        owner: element.parent.map { xml.elements[$0] })
    }
  }

  /// The part of the model that it is, such as `the attribute title of the entity Book`.
  var place: String {
    let own = ([name] + [attributes["name"]].compactMap { $0 }).map(Self.shown).joined(separator: " ")
    // Two names tell enough: an entity's and that of a part of it.
    guard let owner, owner.name != "model", owner.name != name else { return "the " + own }
    return "the \(own) of the \(Self.shown(owner.name)) \(Self.shown(owner.attributes["name"] ?? ""))"
  }

  /// A failure that names the file, the element and one of its attributes.
  func damage(_ attribute: String, _ what: String, _ remedy: String) -> CommandError {
    let value = attributes[attribute].map { " \"\(Self.shown($0))\"" } ?? ""
    return .failure("\(file): \(place): \(attribute)\(value) \(what); \(remedy)")
  }

  /// As much of a text as people need to find it, on one line.
  private static func shown(_ text: String) -> String { SwiftLiteral.escaped(String(text.prefix(60))) }

  // MARK: - Attributes

  /// An attribute's text; `nil` where it is not there, or empty.
  func text(_ attribute: String) -> String? { attributes[attribute].flatMap { $0.isEmpty ? nil : $0 } }

  /// A text that has to be there.
  func required(_ attribute: String) throws -> String {
    guard let text = text(attribute) else { throw damage(attribute, "is missing", "set it in Xcode's editor") }
    return text
  }

  /// Whether an attribute is `YES`.
  func flag(_ attribute: String, standard: Bool = false) throws -> Bool {
    switch attributes[attribute] {
    case nil, "": standard
    case "YES": true
    case "NO": false
    default: throw damage(attribute, "is neither YES nor NO", "set it again in Xcode's editor")
    }
  }

  /// A whole number from 0 on.
  func count(_ attribute: String) throws -> Int? {
    guard let text = text(attribute) else { return nil }
    guard let value = Int(text), value >= 0 else {
      throw damage(attribute, "is no number from 0 on", "set it again in Xcode's editor")
    }
    return value
  }

  /// A number.
  func number(_ attribute: String) throws -> Double? {
    guard let text = text(attribute) else { return nil }
    guard let value = Double(text), value.isFinite else {
      throw damage(attribute, "is no number", "set it again in Xcode's editor")
    }
    return value
  }

  /// One of some words.
  func choice<Value>(_ attribute: String, of choices: [String: Value], standard: Value) throws -> Value {
    guard let text = text(attribute) else { return standard }
    guard let value = choices[text] else {
      throw damage(attribute, "is none of \(choices.keys.sorted().joined(separator: ", "))", "choose one in Xcode's editor")
    }
    return value
  }
}
