import Foundation
import DisplayModel

/// Clusters of one paragraph that stand on a line.
struct LineRange: Equatable {
  var paragraph: Int
  var start: Int
  var end: Int
  /// Whether the paragraph ends with this line.
  var endsParagraph: Bool
}

/// Puts clusters on lines, as many as fit, and ends lines where the language allows it.
struct LineBreaker {
  /// Lines may be wider by this much, so that a text fits the width that it reported.
  static let tolerance: CGFloat = 0.02
  /// Distance of tab stops, points (Facts 1.7).
  static let tabInterval: CGFloat = 28

  let paragraph: ShapedParagraph
  let styles: [StyledTextRun]
  let width: CGFloat

  /// The cluster at which the line that begins with `start` ends.
  ///
  /// At least one cluster is on a line.
  func end(ofLineFrom start: Int) -> Int {
    let clusters = paragraph.clusters
    var x: CGFloat = 0
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      let next = Self.advance(x, over: cluster)
      // Spaces hang over the end, and tracking after the last letter is dropped.
      let edge = next - styles[paragraph.runs[Int(cluster.run)].style].tracking
      if cluster.kind != .space, edge > width + Self.tolerance, index > start {
        return lastBreak(from: start, through: index) ?? index
      }
      x = next
      index += 1
    }
    return clusters.count
  }

  /// Where the last of two lines begins so that it has more than one word; `nil`: it stays as it is (Facts 1.7).
  ///
  /// Words are what spaces separate. Nothing moves where a line ends between characters, as Japanese does, where the line above
  /// has no other word to give, or where both words are wider than the line.
  func startPushingOutWord(from previous: Int, to last: Int) -> Int? {
    let end = paragraph.trimmingSpaces(last..<paragraph.clusters.count).upperBound
    guard end > last, isWordStart(last), !(last + 1..<end).contains(where: allowsBreak(before:)) else { return nil }
    guard let start = (previous + 1..<last).last(where: allowsBreak(before:)), isWordStart(start) else { return nil }
    return paragraph.width(of: start..<end, styles: styles) <= width + Self.tolerance ? start : nil
  }

  private func isWordStart(_ cluster: Int) -> Bool { paragraph.clusters[cluster - 1].kind == .space }

  private func allowsBreak(before cluster: Int) -> Bool {
    paragraph.breaks.allowsLineBreak(before: Int(paragraph.clusters[cluster].character))
  }

  private func lastBreak(from start: Int, through index: Int) -> Int? {
    let breaks = paragraph.breaks
    func position(_ cluster: Int) -> Int { Int(paragraph.clusters[cluster].character) }
    return (start + 1..<index + 1).last { breaks.allowsLineBreak(before: position($0)) }
      ?? (start + 1..<index + 1).last { breaks.allowsEmergencyBreak(before: position($0)) }
  }

  /// Where the pen is after a cluster, from the start of the line.
  static func advance(_ x: CGFloat, over cluster: Cluster) -> CGFloat {
    guard cluster.kind == .tab else { return x + CGFloat(cluster.width) }
    return ((x / tabInterval).rounded(.down) + 1) * tabInterval
  }
}

extension ShapedParagraph {
  /// How wide clusters are beside each other, without the tracking that was asked for after the last.
  func width(of range: Range<Int>, styles: [StyledTextRun]) -> CGFloat {
    guard let last = range.last else { return 0 }
    let x = range.reduce(CGFloat(0)) { LineBreaker.advance($0, over: clusters[$1]) }
    return max(0, x - styles[runs[Int(clusters[last].run)].style].tracking)
  }

  /// The range without spaces at its end.
  func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
    return range.lowerBound..<end
  }

  func trimmingLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, clusters[start].kind == .space { start += 1 }
    return start..<range.upperBound
  }
}
