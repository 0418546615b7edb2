import SwiftUI

/// A view as a value that can be made at random, printed, changed, shrunk and shown.
struct ViewTree: Equatable, Identifiable {
  var id: Int
  var kind: Kind
  var children: [ViewTree] = []

  /// What the view is; leaves have no children, modifiers one or two, containers any number.
  enum Kind: Equatable {
    case color, spacer(CGFloat?), divider, text(String), circle, symbol(resizable: Bool)
    case box(CGFloat, CGFloat)

    case hstack(Guide, CGFloat?), vstack(Guide, CGFloat?), zstack(Place)
    case grid(Place, CGFloat?), row, cell(columns: Int)
    case lazyVStack(Guide, CGFloat?), lazyHStack(Guide, CGFloat?), lazyVGrid(columns: Int), lazyHGrid(rows: Int)
    case scroll(Axes), fits(Axes), geometry(share: CGFloat), flow(CGFloat), any(Arrangement, CGFloat?), group

    case padding(Edges, CGFloat), frame(CGFloat?, CGFloat?, Place), flexible(Length, Length, Place)
    case offset(CGFloat, CGFloat), position(CGFloat, CGFloat), ratio(CGFloat?, fills: Bool), fixedSize(Axes), priority(Double)
    case guide(Guide, CGFloat), safeAreaPadding(Edges, CGFloat), ignoresSafeArea, clipped
    case overlay(Place), background(Place), inset(Edges, CGFloat?)
  }

  /// A guide of either axis.
  enum Guide: String, CaseIterable {
    case start, center, end, baseline
    var horizontal: HorizontalAlignment { [.leading, .center, .trailing, .leading][index] }
    var vertical: VerticalAlignment { [.top, .center, .bottom, .firstTextBaseline][index] }
    private var index: Int { Self.allCases.firstIndex(of: self)! }
  }

  /// A guide of each axis.
  struct Place: Equatable, CustomStringConvertible {
    var x: Guide
    var y: Guide
    var alignment: Alignment { Alignment(horizontal: x.horizontal, vertical: y.vertical) }
    var description: String { "\(x)/\(y)" }
  }

  enum Axes: String, CaseIterable {
    case horizontal, vertical, both
    var set: Axis.Set { self == .horizontal ? .horizontal : self == .vertical ? .vertical : [.horizontal, .vertical] }
  }

  enum Edges: String, CaseIterable {
    case top, leading, bottom, trailing, all
    var set: Edge.Set { [.top, .leading, .bottom, .trailing, .all][Self.allCases.firstIndex(of: self)!] }
  }

  struct Length: Equatable, CustomStringConvertible {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    var description: String {
      [least, ideal, most].map { $0.map { "\($0)" } ?? "–" }.joined(separator: "…")
    }
  }

  enum Arrangement: String, CaseIterable { case row, column, pile, flow }
}

// MARK: - Looking at trees

extension ViewTree: CustomStringConvertible {
  /// One view a line, children indented.
  var description: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + "\(kind) #\(id)"] + children.flatMap { $0.lines(depth: depth + 1) }
  }

  /// This view and all below, parents first.
  var all: [ViewTree] { [self] + children.flatMap(\.all) }

  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

  /// The tree with another view in place of the one with an id.
  func replacing(_ id: Int, with new: ViewTree) -> ViewTree {
    if id == self.id { return new }
    var copy = self
    copy.children = children.map { $0.replacing(id, with: new) }
    return copy
  }

  /// Whether a kind holds as many views as one likes.
  var isContainer: Bool {
    switch kind {
    case .hstack, .vstack, .zstack, .grid, .row, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .scroll, .fits, .geometry,
      .flow, .any, .group:
      true
    default: false
    }
  }
}

// MARK: - Shrinking

extension ViewTree {
  /// Smaller trees that are like this one, the smallest first.
  private var smaller: [ViewTree] {
    var results: [ViewTree] = children.filter { $0.kind != .row }
    if isContainer {
      results += children.indices.map { index in
        var copy = self
        copy.children.remove(at: index)
        return copy
      }
    }
    if !children.isEmpty, kind != .row { results.append(ViewTree(id: id, kind: .box(10, 10))) }
    if case .text(let text) = kind, text.count > 1 { results.append(ViewTree(id: id, kind: .text("a"))) }
    results += children.indices.flatMap { index in
      children[index].smaller.map { child in
        var copy = self
        copy.children[index] = child
        return copy
      }
    }
    return results
  }

  /// The smallest tree found, by leaving out one thing after the other, for which something still fails.
  @MainActor
  func shrunk(tries: Int = 400, _ fails: (ViewTree) -> Bool) -> ViewTree {
    var (best, left) = (self, tries)
    while let next = best.smaller.first(where: { candidate in
      left -= 1
      return left > 0 && fails(candidate)
    }) {
      best = next
    }
    return best
  }
}
