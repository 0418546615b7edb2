import CoreGraphicsTypes
import SwiftUICore

/// A label of a list's index.
nonisolated struct ListIndexEntry: Equatable, Sendable {
  /// The number of the section that it leads to, counted from 0.
  let section: Int
  let label: Text
}

/// What the index of a list knows of its sections.
nonisolated final class ListIndexState {
  private var sections: ListSections?
  private var entries: [ListIndexEntry] = []
  /// Shows other labels.
  var setEntries: ([ListIndexEntry]) -> Void = { _ in }

  /// Takes the sections as they are now; the labels show after the pass that is running.
  func take(_ new: ListSections) {
    sections = new
    let now = new.segments.enumerated().compactMap { number, segment in
      (segment.note as? SectionIndexLabel).map { ListIndexEntry(section: number, label: $0.text) }
    }
    guard now != entries else { return }
    entries = now
    new.enqueue { [weak self] in
      guard let self else { return }
      self.setEntries(self.entries)
    }
  }

  func show(_ entry: ListIndexEntry) { sections?.show(entry.section) }
}

/// The labels of sections below each other at the trailing edge of a list, which lead there (Facts 5.1).
///
/// Where there are more than have room, dots stand for what lies between; a finger finds all of them.
struct ListIndex: View {
  let entries: [ListIndexEntry]
  let state: ListIndexState
  /// Which label was chosen last.
  @State private var current: Int?
  /// Which one the finger is on.
  @State private var touched: Int?
  @Environment(\.metrics.lists.index) private var metrics

  var body: some View {
    GeometryReader { proxy in
      let lines = ListIndexLine.lines(for: entries.count, in: proxy.size.height / metrics.line)
      column(of: lines).frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(width: metrics.width)
  }

  private func column(of lines: [ListIndexLine]) -> some View {
    VStack(spacing: 0) {
      ForEach(lines) { line in
        (line.entry.map { entries[$0].label } ?? Text(verbatim: "•")).lineLimit(1).fixedSize()
          .frame(width: metrics.width, height: metrics.line)
      }
    }
    .font(metrics.font)
    .foregroundStyle(.tint)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { touch(at: $0.location.y / (CGFloat(lines.count) * metrics.line)) }
        .onFinished { _ in touched = nil }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Section index")
    .accessibilityValue(current.flatMap { entries.indices.contains($0) ? entries[$0].label : nil } ?? Text(verbatim: ""))
    .accessibilityAdjustableAction { choose((current ?? -1) + ($0 == .increment ? 1 : -1)) }
  }

  /// Chooses the label at a fraction of the way down, also one for which a dot stands, when the finger comes to it.
  private func touch(at fraction: CGFloat) {
    let entry = min(max(Int(clamping: (fraction * CGFloat(entries.count)).rounded(.down)), 0), entries.count - 1)
    guard entry != touched else { return }
    touched = entry
    choose(entry)
  }

  private func choose(_ requested: Int) {
    let entry = min(max(requested, 0), entries.count - 1)
    current = entry
    state.show(entries[entry])
  }
}

/// A line of a list's index: a label, or a dot for those between two.
nonisolated struct ListIndexLine: Identifiable, Equatable {
  let id: Int
  /// The number of the label; `nil` for a dot.
  let entry: Int?

  /// The lines for so many labels where there is room for some: one for each, else as many of them as have room with a dot
  /// between two, the first and the last among them.
  static func lines(for count: Int, in room: CGFloat) -> [ListIndexLine] {
    if CGFloat(count) <= room { return (0..<count).map { ListIndexLine(id: $0, entry: $0) } }
    let labels = max((Int(clamping: room.rounded(.down)) + 1) / 2, 1)
    return (0..<(2 * labels - 1)).map { line in
      let entry = labels > 1 ? line / 2 * (count - 1) / (labels - 1) : 0
      return ListIndexLine(id: line, entry: line.isMultiple(of: 2) ? entry : nil)
    }
  }
}
