import Testing

@testable import PictureFiles

@Suite("Differences of pictures")
struct PictureDifferenceTests {
  private func picture(_ change: (inout Picture) -> Void = { _ in }) -> Picture {
    var result = Picture(width: 20, height: 10, filledWith: (100, 100, 100))
    change(&result)
    return result
  }

  @Test("pictures that are alike have none")
  func alike() {
    let difference = PictureDifference(picture(), picture(), tolerance: 0)
    #expect(difference.count == 0 && difference.fraction == 0 && difference.greatest == 0 && difference.area == nil)
    #expect(difference.picture == Picture(width: 20, height: 10, filledWith: (216, 216, 216)))
  }

  @Test("a pixel counts when one of its components is off by more than the tolerance")
  func tolerance() {
    let changed = picture { $0.set((100, 104, 100), at: 45) }
    #expect(PictureDifference(picture(), changed, tolerance: 4).count == 0)
    let difference = PictureDifference(picture(), changed, tolerance: 3)
    #expect(difference.count == 1 && difference.greatest == 4 && difference.fraction == 1 / 200)
    #expect(difference.area == PictureDifference.Area(x: 5, y: 2, width: 1, height: 1))
  }

  @Test("differing pixels are red in the picture, and their rectangle is the smallest")
  func area() {
    let changed = picture {
      $0.set((0, 0, 0), at: 21)
      $0.set((0, 0, 0), at: 67)
    }
    let difference = PictureDifference(picture(), changed, tolerance: 4)
    #expect(difference.area == PictureDifference.Area(x: 1, y: 1, width: 7, height: 3))
    #expect(Array(difference.picture.bytes[84..<88]) == [255, 0, 0, 255])
  }

  @Test("where one picture is larger, what the other has not differs")
  func sizes() {
    let small = Picture(width: 10, height: 12, filledWith: (100, 100, 100))
    let difference = PictureDifference(picture(), small, tolerance: 4)
    #expect(difference.picture.width == 20 && difference.picture.height == 12)
    #expect(difference.count == 20 * 12 - 10 * 10)
  }
}
