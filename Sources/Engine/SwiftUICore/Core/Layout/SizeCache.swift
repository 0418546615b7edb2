import Foundation

/// A node's answers to proposals, until its layout is invalidated: the first four, and the last twelve after them.
///
/// Most nodes are asked for two or three sizes. A stack asks each view for its least and greatest length before it divides its own,
/// so that stacks of both axes in one another ask the innermost views for nine sizes at each of theirs: were one of these forgotten
/// before its turn comes again, each level would multiply the work of those below it.
struct SizeCache {
  typealias Entry = (proposal: ProposedViewSize, size: CGSize)
  private var entries: (Entry?, Entry?, Entry?, Entry?) = (nil, nil, nil, nil)
  /// What the few nodes that are asked more often know beside that.
  private var more: MoreSizes?

  var isEmpty: Bool { entries.0 == nil }
  var answers: [Entry] { [entries.0, entries.1, entries.2, entries.3].compactMap { $0 } + (more?.entries ?? []) }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    if let entry = entries.0, entry.proposal == proposal { return entry.size }
    if let entry = entries.1, entry.proposal == proposal { return entry.size }
    if let entry = entries.2, entry.proposal == proposal { return entry.size }
    if let entry = entries.3, entry.proposal == proposal { return entry.size }
    return more?.entries.first { $0.proposal == proposal }?.size
  }

  /// Keeps an answer that is not known yet.
  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = (proposal: proposal, size: size)
    if entries.0 == nil {
      entries.0 = entry
    } else if entries.1 == nil {
      entries.1 = entry
    } else if entries.2 == nil {
      entries.2 = entry
    } else if entries.3 == nil {
      entries.3 = entry
    } else {
      let known = more ?? MoreSizes()
      known.add(entry)
      more = known
    }
  }

  mutating func removeAll() {
    entries = (nil, nil, nil, nil)
    more = nil
  }
}

/// Answers beyond those that lie in the node itself, the oldest of which make room for new ones.
private final class MoreSizes {
  private static let capacity = 12
  private(set) var entries: [SizeCache.Entry] = []
  private var oldest = 0

  func add(_ entry: SizeCache.Entry) {
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }
}
