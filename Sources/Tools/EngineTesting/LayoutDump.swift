import Foundation
import SwiftUICore

/// Writes a node tree as text.
@MainActor
enum LayoutDump {
  static func text(of root: ViewNode) -> String {
    var lines: [String] = []
    append(root, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(_ node: ViewNode, depth: Int, to lines: inout [String]) {
    let frame = [node.position.x, node.position.y, node.size.width, node.size.height].map(number).joined(separator: " ")
    lines.append(String(repeating: "  ", count: depth) + "\(node.debugName) \(frame)")
    node.forEachViewChild { append($0, depth: depth + 1, to: &lines) }
  }

  /// Up to three decimals, none for whole numbers.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
