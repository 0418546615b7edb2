import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Blended groups in one another") struct NestedGroupsTests {
  private func paint(_ fragment: DisplayFragment) -> (pixel: UInt32, layers: Int) {
    let list = Make.list([Make.rect(0, 0, 20, 20, .rgb(1, 0, 0)), fragment], width: 20, height: 20, scale: 1)
    let buffer = list.makeBuffer()
    let renderer = CairoRenderer()
    renderer.paint(list, into: buffer, damage: nil)
    return (buffer.pixel(x: 10, y: 10), renderer.layersPainted)
  }

  private func rect(_ alpha: Float) -> DisplayFragment {
    Make.rect(0, 0, 20, 20, .rgb(0.2, 0.6, 0.9, alpha))
  }

  /// Something, and a group that is blended with it, with a group of its own around both: as a `ZStack` and its modifiers make.
  private func nested(_ depth: Int) -> DisplayFragment {
    guard depth > 0 else { return rect(0.5) }
    let inner = Make.group(.blendMode(.multiply), nested(depth - 1))
    return Make.group(.compositingGroup, Make.all([rect(0.3), inner]))
  }

  @Test("each level that paints something of its own has one picture, not one for its group and one for its blending")
  func levels() {
    let (few, many) = (paint(nested(3)).layers, paint(nested(13)).layers)
    #expect(many - few == 10, "\(few), \(many)")
  }

  @Test(
    "modes around each other with nothing between need one picture, and look like the outermost",
    arguments: [BlendMode.multiply, .screen, .difference, .hue, .plusLighter, .plusDarker, .destinationOver])
  func chain(mode: BlendMode) {
    let content = Make.all([rect(0.5), rect(0.4)])
    let once = paint(Make.group(.blendMode(.multiply), content))
    let often = paint(Make.group(.blendMode(.multiply), Make.group(.xor, Make.group(.blendMode(mode), content))))
    #expect(often.pixel == once.pixel && often.layers == once.layers)
  }

  @Test("a mode that leaves nothing above nothing still does", arguments: [BlendMode.sourceAtop, .destinationOut])
  func nothing(mode: BlendMode) {
    let below = paint(Make.all([])).pixel
    #expect(paint(Make.group(.blendMode(.multiply), Make.group(.blendMode(mode), rect(0.5)))).pixel == below)
  }
}
