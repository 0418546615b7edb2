import ApusTesting
import SwiftUI
import SwiftUICore
import Foundation
import Testing

/// What holds for every layout, held against random trees; a case that fails is made as small as possible and printed.
@MainActor
@Suite("Laws of layouts")
struct LayoutLawsTests {
  /// The trees of each test case.
  private static let treesEach = 20

  private static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, .infinity, .init(width: 100, height: nil), .init(width: nil, height: 60), .init(width: 240, height: 200),
    .init(width: 0, height: nil), .init(width: 37.5, height: 200), .init(width: .infinity, height: nil),
    .init(width: nil, height: 0),
    .init(width: 500, height: 10), .init(width: 61, height: 61),
  ]

  /// Checks trees of some seeds; a law answers what is wrong with a tree.
  private func expectLaw(
    _ seeds: Range<Int>, _ scope: TreeMaker.Scope, sourceLocation: SourceLocation = #_sourceLocation,
    _ law: (ViewTree) -> String?
  ) {
    for seed in seeds {
      var maker = TreeMaker(seed: seed, scope)
      let tree = maker.tree()
      guard law(tree) != nil else { continue }
      let small = tree.shrunk(tries: 60) { law($0) != nil }
      Issue.record("seed \(seed): \(law(small) ?? "")\n\(small)", sourceLocation: sourceLocation)
      return
    }
  }

  // MARK: Sizes

  /// The sizes of each node for all proposals, asked in an order.
  private func answers(_ nodes: [ViewNode], inOrder order: [Int]) -> [[Int: CGSize]] {
    nodes.map { node in
      Dictionary(uniqueKeysWithValues: order.map { ($0, node.size(for: Self.proposals[$0])) })
    }
  }

  private func firstDifference(_ nodes: [ViewNode], _ a: [[Int: CGSize]], _ b: [[Int: CGSize]]) -> String? {
    guard a.count == b.count else { return "\(a.count) and \(b.count) nodes" }
    for (node, (one, other)) in zip(nodes, zip(a, b)) {
      for index in Self.proposals.indices where one[index] != other[index] {
        return "\(node.debugName) answers \(Self.proposals[index]) with \(one[index]!) and \(other[index]!)"
      }
    }
    return nil
  }

  @Test("Sizes are the same whenever and in whichever order they are asked for", arguments: Seeds.chosen(from: 0..<10))
  func purity(part: Int) {
    expectLaw(part * Self.treesEach..<(part + 1) * Self.treesEach, .exact) { tree in
      let order = Array(Self.proposals.indices)
      let stage = Stage(tree)
      let frames = stage.frames
      // Those that are there before a size is computed: a lazy container that does not show makes its rows to be measured.
      let nodes = stage.nodes
      let first = answers(nodes, inOrder: order)
      let again = answers(nodes, inOrder: order.reversed())
      if let wrong = firstDifference(nodes, first, again) { return "asked again: " + wrong }
      let fresh = Stage(tree)
      let other = answers(fresh.nodes, inOrder: order.map { ($0 * 7 + 3) % order.count })
      if let wrong = firstDifference(nodes, first, other) { return "asked in another order: " + wrong }
      let before = stage.screen.layoutDescription
      stage.show(tree, Stage.Context(size: CGSize(width: 300, height: 250)))
      stage.show(tree)
      if stage.frames != frames { return "there and back: \(frames) became \(stage.frames)" }
      return stage.screen.layoutDescription == before
        ? nil : "there and back:" + Self.difference(before, stage.screen.layoutDescription)
    }
  }

  @Test(
    "Sizes are numbers, none is negative, and none is infinite where nothing infinite was proposed",
    arguments: Seeds.chosen(from: 0..<10))
  func sanity(part: Int) {
    expectLaw(part * Self.treesEach..<(part + 1) * Self.treesEach, .exact) { tree in
      let stage = Stage(tree)
      for node in stage.nodes {
        for proposal in Self.proposals {
          let size = node.size(for: proposal)
          if size.width.isNaN || size.height.isNaN { return "\(node.debugName) answers \(proposal) with \(size)" }
          if size.width < 0 || size.height < 0 { return "\(node.debugName) answers \(proposal) with \(size)" }
          let isFinite = proposal.width ?? 0 < .infinity && proposal.height ?? 0 < .infinity
          if isFinite, size.width == .infinity || size.height == .infinity {
            return "\(node.debugName) answers \(proposal) with \(size)"
          }
        }
        if !node.position.x.isFinite || !node.position.y.isFinite { return "\(node.debugName) is at \(node.position)" }
        if node.isPlaced, node.needsLayout { return "\(node.debugName) still needs a layout" }
        if node.isPlaced, node.size != node.size(for: node.placedProposal) {
          return "\(node.debugName) has \(node.size) and answers \(node.size(for: node.placedProposal))"
        }
      }
      return nil
    }
  }

  @Test("Layouts settle, rows of lazy containers that scroll included", arguments: Seeds.chosen(from: 0..<10))
  func settling(part: Int) {
    expectLaw(part * Self.treesEach..<(part + 1) * Self.treesEach, .everything) { tree in
      let stage = Stage(tree)
      for width: CGFloat in [300, 61, 240] {
        stage.show(tree, Stage.Context(size: CGSize(width: width, height: 200)))
        if let node = stage.nodes.first(where: { $0.isPlaced && $0.needsLayout }) {
          return "\(node.debugName) still needs a layout"
        }
        if let (id, frame) = stage.frames.first(where: { !$0.value.isFinite }) { return "#\(id) is at \(frame)" }
      }
      return nil
    }
  }

  static func difference(_ a: String, _ b: String) -> String {
    let (one, other) = (a.split(separator: "\n"), b.split(separator: "\n"))
    let index = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, other.count)
    let context = (max(0, index - 2)..<index).map { "\n  \(one[$0])" }.joined()
    return context + "\n- \(index < one.count ? one[index] : "nothing")\n+ \(index < other.count ? other[index] : "nothing")"
  }

  // MARK: Places

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 }
  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width) && isNear(a.height, b.height)
  }

  @Test("Sizes and places are those of the rules", arguments: Seeds.chosen(from: 0..<10))
  func reference(part: Int) {
    expectLaw(part * Self.treesEach..<(part + 1) * Self.treesEach, .simple) { tree in
      let stage = Stage(tree, Stage.Context(proposal: .unspecified))
      for proposal in Self.proposals {
        stage.show(tree, Stage.Context(proposal: proposal))
        let expected = ReferenceLayout.size(of: tree, for: proposal)
        let measured = stage.measured
        guard isNear(measured.width, expected.width), isNear(measured.height, expected.height) else {
          return "\(proposal): \(measured) instead of \(expected)"
        }
        let (frames, rules) = (stage.frames, ReferenceLayout.frames(of: tree, offering: proposal))
        for (id, rect) in rules.sorted(by: { $0.key < $1.key }) where rect.isFinite {
          guard let found = frames[id] else { return "\(proposal): #\(id) is missing, which belongs at \(rect)" }
          if !isNear(found, rect) { return "\(proposal): #\(id) is at \(found) instead of \(rect)" }
        }
        if frames.count != rules.count { return "\(proposal): \(frames.keys.sorted()) show instead of \(rules.keys.sorted())" }
      }
      return nil
    }
  }

  @Test("From right to left everything is mirrored", arguments: Seeds.chosen(from: 0..<10))
  func mirroring(part: Int) {
    expectLaw(part * Self.treesEach..<(part + 1) * Self.treesEach, .mirrored) { tree in
      let (left, right) = (Stage(tree), Stage(tree, Stage.Context(direction: .rightToLeft)))
      let (frames, mirrored) = (left.frames, right.frames)
      guard frames.keys.sorted() == mirrored.keys.sorted() else {
        return "\(frames.keys.sorted()) show, and from right to left \(mirrored.keys.sorted())"
      }
      for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
        let expected = CGRect(x: 240 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        if let found = mirrored[id], !isNear(found, expected) { return "#\(id) is at \(found) instead of \(expected)" }
      }
      return nil
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
