package import Foundation

/// Something that an app is asked for from outside: a line of JSON, `{"id": 1, "do": "settle", "seconds": 0.5}`.
package struct RemoteRequest: Equatable, Sendable {
  /// What the answer is named after; `nil` where the line says none.
  package let id: Int?
  package let verb: RemoteVerb

  /// Why a line is no request, and which answer says so.
  package struct Refusal: Error, Equatable {
    package let id: Int?
    package let reason: String

    package init(id: Int?, reason: String) { (self.id, self.reason) = (id, reason) }
  }

  /// Reads a line.
  package init(line: Data) throws(Refusal) {
    guard line.count <= RemoteLimits.requestBytes else { throw Refusal(id: nil, reason: RemoteLimits.tooLong) }
    let head: RemoteHead
    do { head = try JSONDecoder().decode(RemoteHead.self, from: line) } catch {
      throw Refusal(id: nil, reason: "this is no request such as {\"id\": 1, \"do\": \"elements\"}")
    }
    guard let name = head.verb else { throw Refusal(id: head.id, reason: "\"do\" is missing; use \(RemoteVerb.Name.rule)") }
    guard let verb = RemoteVerb.Name(text: name) else {
      throw Refusal(id: head.id, reason: "\"do\" is \"\(name.prefix(40))\"; use \(RemoteVerb.Name.rule)")
    }
    if let unknown = head.members.subtracting(verb.members).subtracting(["id", "do"]).min() {
      let known = verb.members.isEmpty ? "nothing" : verb.members.sorted().joined(separator: ", ")
      throw Refusal(id: head.id, reason: "\(verb.text) does not take \"\(unknown.prefix(40))\"; it takes \(known)")
    }
    id = head.id
    do { self.verb = try RemoteVerb(verb, of: line) } catch let error as LaunchError {
      throw Refusal(id: head.id, reason: error.description)
    } catch {
      throw Refusal(id: head.id, reason: "\(verb.text): " + RemoteVerb.objection(to: error))
    }
  }
}

/// The part of a request that all have.
private struct RemoteHead: Decodable {
  var id: Int?
  var verb: String?
  var members: Set<String>

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RemoteMember.self)
    members = Set(container.allKeys.map(\.stringValue))
    id = try? container.decode(Int.self, forKey: RemoteMember("id"))
    verb = try? container.decode(String.self, forKey: RemoteMember("do"))
  }
}

/// Any name that a member of an object may have.
private struct RemoteMember: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension RemoteVerb {
  /// What is wrong with the members of a request, in some words.
  fileprivate static func objection(to error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      "\(name(context.codingPath)) is to be \(noun(type))"
    case DecodingError.keyNotFound(let key, let context): "\(name(context.codingPath + [key])) is missing"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(name(context.codingPath)) is out of range, or none of the words that it may be"
    default: "it cannot be read"
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    "\"" + path.map { $0.intValue.map { "\($0)" } ?? String($0.stringValue.prefix(40)) }.joined(separator: ".") + "\""
  }

  private static func noun(_ type: Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
