import CairoRenderer
import CoreGraphicsTypes
import EngineTesting
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite struct ZMinimize {
  private func fails(_ items: [DisplayItem]) -> Bool {
    let size = CGSize(width: 90, height: 70)
    let root = DisplayFragment(id: DisplayID(rawValue: 7777), items: items, bounds: CGRect(origin: .zero, size: size))
    let list = DisplayList(root: root, size: size, scale: 3)
    let whole = list.painted()
    var random = SplitMix(seed: 5)
    for index in 0..<60 {
      let buffer = list.makeBuffer()
      buffer.bytes.copyMemory(from: UnsafeRawBufferPointer(whole.bytes))
      buffer.markDirty()
      let rect = CGRect(
        x: CGFloat(Int.random(in: 40..<80, using: &random)), y: CGFloat(Int.random(in: 40..<62, using: &random)),
        width: CGFloat(Int.random(in: 1...40, using: &random)), height: CGFloat(Int.random(in: 1...40, using: &random)))
      CairoRenderer().paint(list, into: buffer, damage: Damage(rects: [rect]))
      if memcmp(whole.bytes.baseAddress!, buffer.bytes.baseAddress!, whole.bytes.count) != 0 {
        _ = index
        return true
      }
    }
    return false
  }

  private func variants(_ item: DisplayItem) -> [DisplayItem] {
    switch item {
    case .fragment(let fragment, let offset):
      return smaller(fragment.items).map {
        .fragment(DisplayFragment(id: fragment.id, items: $0, bounds: fragment.bounds), offset: offset)
      }
    case .group(let effect, let fragment, let offset):
      return [.fragment(fragment, offset: offset)] + smaller(fragment.items).map {
        .group(effect, DisplayFragment(id: fragment.id, items: $0, bounds: fragment.bounds), offset: offset)
      }
    default: return []
    }
  }

  private func smaller(_ items: [DisplayItem]) -> [[DisplayItem]] {
    var result: [[DisplayItem]] = []
    for index in items.indices {
      var fewer = items
      fewer.remove(at: index)
      result.append(fewer)
    }
    for index in items.indices {
      for variant in variants(items[index]) {
        var other = items
        other[index] = variant
        result.append(other)
      }
    }
    return result
  }

  @Test func minimize() {
    var items = RandomScene.list(seed: 29, scale: 3).root.items
    print("ZM fails:", fails(items))
    var isDone = false
    while !isDone {
      isDone = true
      for candidate in smaller(items) where fails(candidate) {
        items = candidate
        isDone = false
        break
      }
    }
    print("ZM result:", items)
  }
}
