/// The page that shows what has changed: before, now, and where they differ, side by side.
struct ComparisonSheet {
  var comparison: PreviewComparison

  /// The page; it asks for nothing but the pictures in the folders beside it.
  var html: String {
    let changed = comparison.changed.map { article(of: $0) }
    let added = comparison.added.map { article(of: $0, folder: "new", caption: "new") }
    let removed = comparison.removed.map { article(of: $0, folder: "old", caption: "gone") }
    let sections = [("Changed", changed), ("Added", added), ("Removed", removed)].filter { !$0.1.isEmpty }.map {
      "<section>\n<h2>\($0.0)</h2>\n\($0.1.joined(separator: "\n"))\n</section>"
    }
    return SheetStyle.page(title: "Changes of previews", body: ([header] + sections).joined(separator: "\n"))
  }

  private var header: String {
    let counts = [
      "\(comparison.same.count) the same", "\(comparison.changed.count) changed", "\(comparison.added.count) added",
      "\(comparison.removed.count) removed",
    ]
    let kind = comparison.isSame ? "good" : "note"
    return """
      <header>
      <h1>Changes of previews</h1>
      <p class="\(kind)">\(counts.joined(separator: " · "))</p>
      <p class="faint">\(comparison.old.escapedForMarkup) → \(comparison.new.escapedForMarkup)</p>
      </header>
      """
  }

  private func title(_ title: String, _ source: String, _ line: Int) -> String {
    "<h3>\(title.escapedForMarkup) <small>\(source.escapedForMarkup):\(line)</small></h3>"
  }

  private func figure(_ folder: String, _ picture: String?, caption: String) -> String {
    guard let picture else {
      return "<figure><div class=\"failed\">no picture</div><figcaption>\(caption.escapedForMarkup)</figcaption></figure>"
    }
    let address = "\(folder)/\(picture)".escapedForAddress
    return """
      <figure><a href="\(address)"><img src="\(address)" alt="\(caption.escapedForMarkup)" width="260" loading="lazy"></a>
      <figcaption>\(caption.escapedForMarkup)</figcaption></figure>
      """
  }

  private func article(of single: PreviewComparison.Single, folder: String, caption: String) -> String {
    """
    <article>
    \(title(single.title, single.source, single.line))
    <div class="row">
    \(figure(folder, single.picture, caption: caption))
    </div>
    </article>
    """
  }

  private func article(of change: PreviewComparison.Change) -> String {
    var figures = [
      figure("old", change.oldPicture, caption: "before"), figure("new", change.newPicture, caption: "now"),
    ]
    if let pixels = change.pixels, let picture = change.newPicture {
      let area = pixels.area.map { ", in \($0.width) × \($0.height) pixels from \($0.x), \($0.y)" } ?? ""
      figures.append(figure("difference", picture, caption: "\(pixels.count) pixels differ\(area)"))
    }
    let lines =
      change.removedElements.map { "<span class=\"minus\">- \($0.escapedForMarkup)</span>" }
      + change.addedElements.map { "<span class=\"plus\">+ \($0.escapedForMarkup)</span>" }
    let elements =
      lines.isEmpty
      ? "" : "\n<details open><summary>Elements</summary><pre>\(lines.joined(separator: "\n"))</pre></details>"
    let note = change.note.map { "\n<p class=\"note\">\($0.escapedForMarkup)</p>" } ?? ""
    return """
      <article>
      \(title(change.title, change.source, change.line))
      <p class="note">\(change.summary.escapedForMarkup)</p>\(note)
      <div class="row">
      \(figures.joined(separator: "\n"))
      </div>\(elements)
      </article>
      """
  }
}
