import LaunchContract

/// The page on which all pictures are, by source file, the variants of a preview side by side: `index.html`.
struct ContactSheet {
  static let fileName = "index.html"

  var app: String
  var seconds: Double
  var records: [PreviewRecord]
  /// The names of the JSON files, one for each record.
  var names: [String]

  /// The page; it asks for nothing but the pictures and the JSON files beside it.
  var html: String {
    let parts = files.map { file in
      let articles = previews(in: file).map { article(of: $0) }.joined(separator: "\n")
      return "<section>\n<h2>\(file.escapedForMarkup)</h2>\n\(articles)\n</section>"
    }
    return SheetStyle.page(title: "Previews of \(app)", body: ([header] + parts).joined(separator: "\n"))
  }

  // MARK: - Groups

  private var files: [String] { records.map(\.source).uniqued }

  /// The places of the records of each preview in a file.
  private func previews(in file: String) -> [[Int]] {
    var order: [String] = []
    var groups: [String: [Int]] = [:]
    for index in records.indices where records[index].source == file {
      if groups[records[index].identity] == nil { order.append(records[index].identity) }
      groups[records[index].identity, default: []].append(index)
    }
    return order.compactMap { groups[$0] }
  }

  // MARK: - Parts

  private var header: String {
    let previewCount = Set(records.map(\.identity)).count
    let failed = records.indices.filter { records[$0].isFailure }
    let pictureCount = records.count { $0.picture != nil }
    let moving = records.filter { $0.status == .moving }.count
    var counts = [
      "\(previewCount) \(previewCount == 1 ? "preview" : "previews")",
      "\(pictureCount) \(pictureCount == 1 ? "picture" : "pictures") in \(seconds.shortened) s",
    ]
    if moving > 0 { counts.append("<span class=\"note\">\(moving) still moving</span>") }
    counts.append(
      failed.isEmpty ? "<span class=\"good\">all shown</span>" : "<span class=\"bad\">\(failed.count) not shown</span>")
    let links = failed.map { index in
      let record = records[index]
      let why = record.note.map { ": \($0)" } ?? ""
      return "<li><a class=\"bad\" href=\"#\(anchor(index))\">\(record.title.escapedForMarkup)</a>\(why.escapedForMarkup)</li>"
    }
    let list = links.isEmpty ? "" : "\n<nav><ul>\n\(links.joined(separator: "\n"))\n</ul></nav>"
    let facts = "<p class=\"faint\">\(counts.joined(separator: " · "))</p>"
    return "<header>\n<h1>\(app.escapedForMarkup)</h1>\n\(facts)\(list)\n</header>"
  }

  private func anchor(_ index: Int) -> String { "picture-\(index + 1)" }

  private func article(of indices: [Int]) -> String {
    let record = records[indices[0]]
    let facts = [record.line > 0 ? "line \(record.line)" : nil, record.group, record.layout].compactMap { $0 }
    return """
      <article>
      <h3>\(record.name.escapedForMarkup) <small>\(facts.joined(separator: " · ").escapedForMarkup)</small></h3>
      <div class="row">
      \(indices.map { figure(at: $0) }.joined(separator: "\n"))
      </div>
      \(details(of: indices))
      </article>
      """
  }

  private func figure(at index: Int) -> String {
    let record = records[index]
    let note = record.note.map { "<br><span class=\"note\">\($0.escapedForMarkup)</span>" } ?? ""
    let link = "<a href=\"\(names[index].escapedForAddress)\">JSON</a>"
    guard let picture = record.picture, let size = size(of: record) else {
      return """
        <figure id="\(anchor(index))"><div class="failed"><strong>\(record.status.rawValue)</strong><br>\
        \((record.note ?? "").escapedForMarkup)</div>
        <figcaption>\(record.variant.title.escapedForMarkup) · \(link)</figcaption></figure>
        """
    }
    let address = picture.escapedForAddress
    // Pictures of whole screens are shown smaller, so that several stand side by side; the link shows them as they are.
    let width = min(size.width, 260)
    return """
      <figure id="\(anchor(index))"><a href="\(address)"><img src="\(address)" alt="\(record.title.escapedForMarkup)" \
      width="\(Int(width.rounded()))" height="\(Int((size.height * width / size.width).rounded()))" loading="lazy"></a>
      <figcaption>\(record.variant.title.escapedForMarkup) · \(size.width.shortest) × \(size.height.shortest) · \(link)\(note)\
      </figcaption></figure>
      """
  }

  /// In points.
  private func size(of record: PreviewRecord) -> (width: Double, height: Double)? {
    guard let width = record.width, let height = record.height, width > 0 else { return nil }
    let scale = record.scale ?? 1
    return (Double(width) / scale, Double(height) / scale)
  }

  /// What was said and found, to be opened; elements are those of the first variant.
  private func details(of indices: [Int]) -> String {
    var parts: [String] = []
    let said = said(in: indices)
    if !said.isEmpty {
      parts.append(
        "<details open><summary>\(said.count) said meanwhile</summary><pre>"
          + said.prefix(60).joined(separator: "\n").escapedForMarkup + "</pre></details>")
    }
    if let first = indices.first(where: { !records[$0].elements.isEmpty }) {
      let elements = records[first].elements
      parts.append(
        "<details><summary>\(elements.count) \(elements.count == 1 ? "element" : "elements")</summary><pre>"
          + elements.map(\.line).joined(separator: "\n").escapedForMarkup + "</pre></details>")
    }
    return parts.joined(separator: "\n")
  }

  /// What was said while variants were shown; what was not in all of them, with their names.
  private func said(in indices: [Int]) -> [String] {
    let lines = indices.map { records[$0].diagnostics + records[$0].printed }
    return lines.flatMap { $0 }.uniqued.map { line in
      let variants = zip(indices, lines).filter { $0.1.contains(line) }.map { records[$0.0].variant.title }
      return variants.count == indices.count ? line : "\(variants.joined(separator: "; ")): \(line)"
    }
  }
}

extension RemoteElement {
  /// The element in one line, without its reference, which differs from run to run.
  var line: String {
    let states = [enabled ? nil : "disabled", selected == true ? "selected" : nil, focused == true ? "focused" : nil]
    let parts = [
      role, label.map { "\"\($0)\"" }, value.map { "= \"\($0)\"" }, hint.map { "(\($0))" }, identifier.map { "#\($0)" },
    ]
    let place = [frame.x, frame.y, frame.width, frame.height].map { ($0 * 2).rounded() / 2 }.map(\.shortest)
    return String(repeating: "  ", count: max(level, 0)) + (parts + states).compactMap { $0 }.joined(separator: " ")
      + " at \(place[0]),\(place[1]) \(place[2])×\(place[3])"
  }
}
