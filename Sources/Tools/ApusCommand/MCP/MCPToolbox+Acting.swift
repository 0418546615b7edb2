import LaunchContract
import RemoteControl

extension MCPToolbox {
  /// The most elements that a result lists.
  static let mostListed = 150
  private static let mostChanges = 40

  /// Looks at the elements again.
  @discardableResult
  func look() throws -> MCPElements.Changes {
    let found = try ask("elements", ["colors": true]).decoded(as: RemoteElements.self)
    return elements.take(found.elements)
  }

  /// Has a person's act done, waits until the app rests, and tells what is different then.
  func act(_ kind: String, _ parameters: [String: JSONValue], as what: String) throws -> MCPResult {
    try lookWhereUnknown()
    let answer = try ask("act", parameters.merging(["kind": .string(kind)]) { $1 })
    // Its names of elements are those of now.
    let missed = try answer["missed"].map { try miss($0.decoded(as: RemoteMiss.self)) }
    var result = try settled(what)
    if let missed {
      result.insert(line: missed.text)
      result.values?.merge(missed.values) { $1 }
    }
    return result
  }

  /// What is told of a tap that nothing has taken.
  private func miss(_ miss: RemoteMiss) -> (text: String, values: [String: JSONValue]) {
    var values: [String: JSONValue] = ["missed": true]
    let place = "Nothing takes a tap at (\(miss.x.rounded().shortest),\(miss.y.rounded().shortest))."
    guard var nearest = miss.nearest else { return ("\(place) Nothing else does that is to be seen.", values) }
    nearest.ref = elements.clientRef(nearest.ref) ?? ""
    if !nearest.ref.isEmpty { values["nearest"] = .string(nearest.ref) }
    return ("\(place) The nearest that does: \(nearest.lineWithRef.trimmingPrefix(" ")).", values)
  }

  /// Has the elements known, which the app tells changes from.
  func lookWhereUnknown() throws { if elements.all.isEmpty { try look() } }

  /// Waits until the app rests, and tells what is different.
  func settled(_ what: String, seconds: Double? = nil, realTime: Bool = false) throws -> MCPResult {
    let rest = try settle(seconds: seconds, realTime: realTime)
    return told(what, try look(), isMoving: rest.moving)
  }

  /// Waits until the app rests, or for so long.
  func settle(seconds: Double? = nil, realTime: Bool = false) throws -> RemoteRest {
    var parameters: [String: JSONValue] = [:]
    if let seconds { parameters["seconds"] = .number(seconds) }
    if realTime { parameters["realTime"] = true }
    let rest = try ask("settle", parameters, seconds: 60).decoded(as: RemoteRest.self)
    try takeMessages()
    return rest
  }

  /// Takes what the app and Apus have said meanwhile.
  func takeMessages() throws {
    guard let running else { return }
    log.add(running.app.takeLog())
    log.add((try ask("state")["messages"]?.array ?? []).compactMap { $0.string.map { "apus: \($0)" } })
  }

  /// The result of something that may have changed what shows.
  func told(_ what: String, _ changes: MCPElements.Changes, isMoving: Bool) -> MCPResult {
    let rows =
      changes.appeared.map { "+ \($0.lineWithRef)" } + changes.changed.map { "~ \($0.lineWithRef)" }
      + changes.gone.map { "- \($0.title)" }
    var lines = [what + "."]
    if changes.isEmpty {
      let colors = changes.recolored
      lines.append(
        colors > 0
          ? "\(colors) of \(elements.all.count) elements only have other colours, which elements tells."
          : "No element changed (\(elements.all.count) there are). Drawings and the like show in picture only.")
    } else {
      lines[0] += " Now \(elements.all.count) elements" + (changes.moved > 0 ? ", \(changes.moved) of them moved." : ".")
      lines += rows.prefix(Self.mostChanges)
      if rows.count > Self.mostChanges { lines.append("… and \(rows.count - Self.mostChanges) more; call elements for all.") }
    }
    if isMoving { lines.append("Something still moves; wait_for_rest lets time pass.") }
    if !log.lines.isEmpty { lines.append("\(log.lines.count) new lines in logs.") }
    return MCPResult(
      lines.joined(separator: "\n"),
      values: [
        "elements": JSONValue(elements.all.count), "moving": .bool(isMoving), "moved": JSONValue(changes.moved),
        "appeared": .array(changes.appeared.prefix(Self.mostChanges).map(\.values)),
        "changed": .array(changes.changed.prefix(Self.mostChanges).map(\.values)),
        "gone": .array(changes.gone.prefix(Self.mostChanges).map { .string($0.ref) }), "logLines": JSONValue(log.lines.count),
      ])
  }

  /// What an act is done to: an element by its ref or its label, or a point; `nil` where none of these is given.
  func target(_ arguments: MCPArguments) throws -> (parameters: [String: JSONValue], name: String)? {
    let given = [arguments["ref"], arguments["label"], arguments["x"] ?? arguments["y"]].count { $0 != nil }
    guard given <= 1 else { throw CommandError.failure("give one of ref, label, or x with y, not several") }
    if let ref = arguments.text("ref") {
      try lookWhereUnknown()
      let element = try elements.element(ref)
      return (["ref": .string(try elements.appRef(ref))], element.titleAsTarget)
    }
    if let label = arguments.text("label") {
      try lookWhereUnknown()
      let found = elements.named(label)
      guard found.count < 2 else {
        let refs = found.prefix(8).map(\.ref).joined(separator: ", ")
        throw CommandError.failure("\(found.count) elements are called \"\(label.onOneLine)\": \(refs); say which by ref")
      }
      return (["label": .string(label)], found.first?.titleAsTarget ?? "\"\(label.onOneLine)\"")
    }
    guard given == 1 else { return nil }
    guard let x = arguments.number("x"), let y = arguments.number("y") else {
      throw CommandError.failure("a point has both x and y, in points of the window")
    }
    return (["x": .number(x), "y": .number(y)], "(\(x.shortest),\(y.shortest))")
  }

  /// The same, where there has to be one.
  func neededTarget(_ arguments: MCPArguments) throws -> (parameters: [String: JSONValue], name: String) {
    guard let target = try target(arguments) else {
      throw CommandError.failure("say where: a ref of elements, a label, or x and y")
    }
    return target
  }
}
