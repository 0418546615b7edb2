import Foundation
import LaunchContract
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("An agent's acts")
struct MCPActingTests {
  let box: StandInToolbox

  init() throws {
    box = try StandInToolbox()
    try box.call("start_app", ["withoutPicture": true])
  }

  @Test("a tap tells what appeared and what is gone; names of what stays hold")
  func tap() throws {
    let result = try box.call("tap", ["ref": "e1"])
    #expect(try box.app().last("act")["kind"] == "tap")
    #expect(
      result["content"]?[0]?["text"]?.string
        == "Tapped e1 button \"Add\". Now 3 elements.\n+ e4 text \"1 items\" (10,80 50x20)\n- e2 text \"0 items\"")
    #expect(result["structuredContent"]?["appeared"]?[0]?["ref"] == "e4")
    #expect(result["structuredContent"]?["gone"] == ["e2"])
    #expect(try box.error("tap", ["ref": "e1"]).isEmpty)
    #expect(try box.error("tap", ["ref": "e4"]).hasPrefix("e4 (text \"1 items\") is there no more"))
    #expect(try box.error("tap", ["ref": "e99"]).hasPrefix("there is no element e99"))
  }

  @Test("where nothing changes, the result says so")
  func nothing() throws {
    #expect(try box.text("tap", ["label": "Add", "kind": "longPress"]).contains("No element changed (3 there are)"))
    #expect(try box.app().last("act") == ["kind": "longPress", "label": "Add"])
  }

  @Test("a tap that nothing takes says so, and names what would take one by the client's own ref")
  func missing() throws {
    try box.call("elements")
    let result = try box.call("tap", ["x": 300, "y": 2.6])
    let lines = result["content"]?[0]?["text"]?.string?.split(separator: "\n") ?? []
    #expect(lines[0] == "Tapped (300,2.6).")
    #expect(
      lines[1] == "Nothing takes a tap at (300,3). The nearest that does: e1 button \"Add\" (10,20 100x44).")
    #expect(result["structuredContent"]?["missed"] == true && result["structuredContent"]?["nearest"] == "e1")
    #expect(try box.call("tap", ["ref": "e1"])["structuredContent"]?["missed"] == nil)
  }

  @Test("a place is one of ref, label and a whole point")
  func places() throws {
    #expect(try box.error("tap").hasPrefix("say where"))
    #expect(try box.error("tap", ["ref": "e1", "label": "Add"]).contains("not several"))
    #expect(try box.error("tap", ["x": 1]).contains("both x and y"))
    try box.call("tap", ["x": 1, "y": 2.5])
    #expect(try box.app().last("act") == ["kind": "tap", "x": 1, "y": 2.5])
  }

  @Test("type_text types into a field and tells its value; submit presses Enter")
  func typing() throws {
    let changed = try box.call("type_text", ["text": "Kyoto", "ref": "e3"])["structuredContent"]?["changed"]
    #expect(changed?[0]?["value"] == "Kyoto" && changed?[0]?["ref"] == "e3")
    try box.call("type_text", ["text": "!", "submit": true])
    #expect(try box.app().asked.filter { $0.verb == "act" }.map { $0.parameters["kind"] } == ["type", "type", "key"])
    #expect(try box.app().last("act")["key"] == "Enter")
    #expect(try box.error("type_text", ["text": ""]).hasPrefix("text is empty"))
  }

  @Test("type_text empties a field first where it is told to")
  func replacing() throws {
    try box.call("type_text", ["text": "Kyoto", "ref": "e3"])
    let changed = try box.call("type_text", ["text": "Nara", "ref": "e3", "replace": true])
    #expect(changed["structuredContent"]?["changed"]?[0]?["value"] == "Nara")
    #expect(try box.app().last("act")["replace"] == true)
    #expect(
      changed["content"]?[0]?["text"]?.string?.hasPrefix("Typed \"Nara\" in place of what was in e3 textField \"Name\"") == true)
    #expect(try box.text("type_text", ["text": "", "replace": true]).hasPrefix("Emptied the field with the focus"))
  }

  @Test("keys that there are not are refused with those that there are")
  func keys() throws {
    let said = try box.error("press_key", ["key": "Entr"])
    #expect(said.hasPrefix("there is no key \"Entr\"; did you mean Enter? A key is a letter") && said.contains("ArrowDown"))
    #expect(try box.error("press_key", ["key": "Space"]).contains("did you mean \" \"?"))
    #expect(try box.error("press_key", ["key": "Nonsensical"]).hasPrefix("there is no key \"Nonsensical\". A key is"))
    #expect(try box.app().last("act").isEmpty)
    for key in ["a", " ", "é", "F12", "PageUp"] { #expect(try box.error("press_key", ["key": .string(key)]).isEmpty) }
  }

  @Test(
    "each act is asked for as the app understands it",
    arguments: [
      ("swipe", ["direction": "left", "label": "Add"], ["kind": "swipe", "direction": "left", "label": "Add"]),
      ("scroll", ["dy": 120], ["kind": "scroll", "dx": 0, "dy": 120]),
      ("drag", ["label": "Add", "dx": 10, "hold": 1], ["kind": "drag", "label": "Add", "toX": 70, "toY": 42, "hold": 1]),
      ("drag", ["x": 1, "y": 2, "dy": 3], ["kind": "drag", "x": 1, "y": 2, "toX": 1, "toY": 5]),
      ("drag", ["x": 1, "y": 2, "toRef": "e1"], ["kind": "drag", "x": 1, "y": 2, "toRef": "r11"]),
      ("press_key", ["key": "s", "modifiers": ["command"]], ["kind": "key", "key": "s", "modifiers": ["command"]]),
      ("perform_action", ["action": "decrement", "times": 3, "label": "A"], ["kind": "adjust", "by": -3, "label": "A"]),
      ("perform_action", ["action": "Delete", "label": "A"], ["kind": "action", "name": "Delete", "label": "A"]),
      ("perform_action", ["action": "focus", "label": "A"], ["kind": "focus", "label": "A"]),
      ("gesture", ["scale": 2], ["kind": "pinch", "scale": 2]),
      ("gesture", ["degrees": 90, "x": 1, "y": 1], ["kind": "rotate", "degrees": 90, "x": 1, "y": 1]),
      ("open_url", ["url": "shop://a"], ["kind": "open", "url": "shop://a"]),
      ("choose_files", ["paths": ["/a"]], ["kind": "choose", "paths": ["/a"]]),
    ] as [(String, JSONValue, [String: JSONValue])])
  func kinds(tool: String, arguments: JSONValue, asked: [String: JSONValue]) throws {
    #expect(try box.error(tool, arguments).isEmpty)
    #expect(try box.app().last("act") == asked)
    // The app understands it.
    let line = Data(JSONValue.object(asked.merging(["id": 1, "do": "act"]) { $1 }).text.utf8)
    #expect(throws: Never.self) { try RemoteRequest(line: line) }
  }

  @Test(
    "an act without its measures is not done",
    arguments: [
      ("scroll", [:], "give dy"), ("drag", ["label": "Add"], "say where the drag ends"),
      ("drag", ["label": "B", "dx": 1], "there is no element \"B\""),
      ("drag", ["label": "Add", "dx": 1, "toRef": "e1"], "not both"),
      ("gesture", [:], "give scale"), ("press_key", ["key": ""], "key is empty"),
    ] as [(String, JSONValue, String)])
  func missing(tool: String, arguments: JSONValue, message: String) throws {
    #expect(try box.error(tool, arguments).contains(message))
    #expect(try box.app().last("act").isEmpty)
  }

  @Test("wait_for_rest lets long times pass in steps, and waits for a text")
  func waiting() throws {
    try box.call("wait_for_rest", ["seconds": 25])
    #expect(try box.app().asked.filter { $0.verb == "settle" }.compactMap { $0.parameters["seconds"]?.number } == [10, 10, 5])
    #expect(try box.text("wait_for_rest", ["until": "0 ITEMS"]).hasPrefix("\"0 ITEMS\" is there after 0 s"))
    #expect(try box.text("wait_for_rest", ["until": "9 items", "seconds": 1]).hasPrefix("\"9 items\" is not there after 1 s"))
    try box.call("wait_for_rest", ["seconds": 2, "realTime": true])
    #expect(try box.app().last("settle") == ["seconds": 1, "realTime": true])
  }

  @Test("elements are found by text and role")
  func finding() throws {
    #expect(try box.call("elements", ["contains": "add"])["structuredContent"]?["elements"]?.array?.count == 1)
    #expect(try box.call("elements", ["role": "textfield"])["structuredContent"]?["elements"]?[0]?["label"] == "Name")
    #expect(try box.text("elements", ["role": "slider"]).contains("Roles that there are: button, text, textField"))
  }

  @Test("many elements are told page by page")
  func pages() throws {
    let first = try box.text("elements", ["count": 2])
    #expect(first.hasPrefix("3 elements:") && first.contains("… and 1 more; call elements with from 3"))
    #expect(try box.call("elements", ["from": 3])["structuredContent"]?["elements"]?.array?.count == 1)
    #expect(try box.call("elements", ["from": 2, "count": 1])["structuredContent"]?["elements"]?[0]?["label"] == "0 items")
    #expect(try box.error("elements", ["from": 4]) == "there are 3 elements, so none from 4 on")
  }

  @Test("pictures of parts are larger, and all are kept under names")
  func pictures() throws {
    let part = try box.call("picture", ["ref": "e1"])["structuredContent"]
    #expect(try box.app().last("picture")["region"] == ["x": 2, "y": 12, "width": 116, "height": 60])
    #expect(part?["picture"] == "p1" && part?["scale"] == 2 && part?["width"] == 232)
    #expect(try box.error("picture", ["ref": "e1", "region": ["x": 0, "y": 0, "width": 1, "height": 1]]).contains("not both"))
    #expect(try box.error("picture", ["region": ["x": 0, "y": 0, "width": 0, "height": 1]]) == "the region is empty")
    #expect(MCPPictures.scale(width: 2_000, height: 2_000, isRegion: false) == 0.5)
    var pictures = MCPPictures()
    let file = try pictures.next().file
    #expect(file.parent.isFolder)
    pictures.removeAll()
    #expect(!file.parent.exists)
  }

  @Test("a picture is compared with an earlier one, which is told where it differs")
  func comparing() throws {
    try box.call("picture", ["scale": 2])
    #expect(try box.text("compare_picture", ["with": "p1"]) == "p2 equals p1.")
    try box.call("tap", ["ref": "e1"])
    let result = try box.call("compare_picture", ["with": "p1"])
    #expect(result["structuredContent"]?["pixels"] == 1 && result["structuredContent"]?["isEqual"] == false)
    #expect(result["structuredContent"]?["region"] == ["x": 0, "y": 0, "width": 0.5, "height": 0.5])
    #expect(result["content"]?[1]?["type"] == "image")
    #expect(try box.call("compare_picture", ["with": "p1", "tolerance": 255])["structuredContent"]?["isEqual"] == true)
    #expect(try box.error("compare_picture", ["with": "p9"]).hasPrefix("there is no picture p9; there are p1 to"))
  }

  @Test("a picture of a window that has another size since is not compared, and both sizes are told")
  func otherSize() throws {
    try box.call("picture", ["scale": 2])
    try box.app().tall = 35
    let said = try box.error("compare_picture", ["with": "p1"])
    #expect(said.hasPrefix("p1 has 80x60 pixels and what shows now 80x70: the window has another size"))
    #expect(said.contains("(40x30 points), or compare with p2"))
  }

  @Test("a film is pictures at equal distances, side by side")
  func film() throws {
    let result = try box.call("record_film", ["seconds": 1, "frames": 3, "ref": "e1"])
    #expect(try box.app().asked.filter { $0.verb == "settle" }.compactMap { $0.parameters["seconds"]?.number } == [0.5, 0.5])
    #expect(result["structuredContent"]?["files"]?.array?.count == 3 && result["structuredContent"]?["interval"] == 0.5)
    #expect(result["structuredContent"]?["gone"] == ["e2"])
    #expect(result["content"]?[1]?["type"] == "image")
  }

  @Test("a film is a file, in the project's folder where one is named, and tells how long it is")
  func filmFiles() throws {
    #expect(try box.error("start_film", ["file": "a.mov"]).contains(".gif or .apng"))
    #expect(try box.error("start_film", ["file": "nowhere/a.gif"]).contains("there is no folder"))
    #expect(try box.error("end_film").contains("no film is being made"))
    try box.call("start_film", ["file": "add.apng", "rate": 10])
    let file = box.folder.path / "Shop/add.apng"
    #expect(try box.app().last("film") == ["file": .string(file.string), "rate": 10, "scale": 1])
    try box.call("tap", ["ref": "e1"])
    let film = try box.call("end_film")
    #expect(film["structuredContent"]?["file"] == .string(file.string) && film["structuredContent"]?["bytes"] == 4)
    #expect(film["structuredContent"]?["seconds"] == 1.5 && film["structuredContent"]?["pictures"] == 3)
    #expect(film["content"]?[0]?["text"]?.string?.contains("It ends early: it was long.") == true)
    let kept = try box.call("start_film")["structuredContent"]?["file"]?.string ?? ""
    #expect(kept.hasSuffix("/film1.gif") && Path(kept).parent.isFolder)
  }

  @Test("of films without a place of their own the last ones are kept")
  func keptFilms() throws {
    var pictures = MCPPictures()
    defer { pictures.removeAll() }
    var files: [Path] = []
    for _ in 0...MCPPictures.mostFilms {
      files.append(try pictures.nextFilm())
      try files[files.count - 1].write(Data("film".utf8))
    }
    #expect(!files[0].exists && files.dropFirst().allSatisfy(\.isFile))
  }
}
