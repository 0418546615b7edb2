import EngineTesting
@testable import SwiftUICore
import Testing

@Suite("Elements at some of many positions")
struct SparseArrayTests {
  @Test("It answers as a dictionary does, in ascending order", arguments: 0..<20)
  func model(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var array = SparseArray<Int>()
    var model: [Int: Int] = [:]
    for step in 0..<500 {
      let position =
        Bool.random(using: &random) ? Int.random(in: 0..<40, using: &random) : Int.random(in: 0..<1_000_000, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        array[position] = nil
        model[position] = nil
      case 1:
        array = SparseArray(model)
      default:
        array[position] = step
        model[position] = step
      }
      #expect(array[position] == model[position])
    }
    #expect(array.positions == model.keys.sorted())
    #expect(array.elements == model.keys.sorted().map { model[$0]! })
    #expect((0..<60).allSatisfy { array[$0] == model[$0] })
    #expect(array[-1] == nil)
  }
}
