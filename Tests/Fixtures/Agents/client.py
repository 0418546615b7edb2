"""Drives `apus mcp` with the protocol's own Python client (package `mcp`), over all its tools.

    client.py FOLDER COMMAND [ARGUMENT …]    (apus mcp --values, as pictures come without values else)

FOLDER holds the app of Tests/Fixtures/Agents/Counter. The client checks each result against the tool's output schema by itself.
Ends with "ok" and the tools that were called, or with what was not as it should be.
"""

import asyncio
import base64
import sys

import mcp
from mcp.client.stdio import StdioServerParameters, stdio_client


class Session:
    def __init__(self, client):
        self.client, self.called, self.progress = client, set(), []

    async def tool(self, name, fails=False, **arguments):
        async def note(progress, total, message):
            self.progress.append((name, progress, message))

        result = await self.client.call_tool(name, arguments, progress_callback=note)
        data = result.model_dump(by_alias=True)
        text = data["content"][0]["text"]
        assert bool(data["isError"]) == fails, f"{name} {arguments}: {text}"
        self.called.add(name)
        return text if fails else (text, data["structuredContent"], data["content"])

    async def ref(self, **choice):
        _, values, _ = await self.tool("elements", **choice)
        assert values["elements"], f"no element with {choice}"
        return values["elements"][0]["ref"]


def size(content):
    """The size of a result's picture, in pixels."""
    picture = next(part for part in content if part["type"] == "image")
    assert picture["mimeType"] == "image/png"
    data = base64.b64decode(picture["data"])
    assert data.startswith(b"\x89PNG")
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


async def look(session, folder):
    _, values, _ = await session.tool("open_project", path=folder)
    assert values["target"], values
    _, values, _ = await session.tool("check")
    assert values["isRight"], values
    _, values, _ = await session.tool("list_previews")
    assert [preview["name"] for preview in values["previews"]] == ["Card"], values
    _, values, content = await session.tool("render_preview", preview="Card")
    assert values["elements"] and size(content) == (values["width"], values["height"])
    assert "there is no element" in await session.tool("tap", fails=True, ref="e999")
    _, values, content = await session.tool("start_app", width=390, height=844)
    assert size(content) == (390, 844)


async def act(session):
    add = await session.ref(contains="Add")
    _, before, _ = await session.tool("picture", scale=1)
    text, values, _ = await session.tool("tap", ref=add)
    assert "1 items" in text and values["appeared"], text
    _, values, _ = await session.tool("compare_picture", **{"with": before["picture"]})
    assert not values["isEqual"] and values["region"]["width"] > 0, values
    _, _, content = await session.tool("picture", ref=add)
    assert size(content)[0] > 0
    field = await session.ref(contains="Name")
    _, values, _ = await session.tool("type_text", ref=field, text="Kyoto")
    assert any(element.get("value") == "Kyoto" for element in values["changed"]), values
    text, values, _ = await session.tool("type_text", ref=field, text="Nara", replace=True)
    assert any(element.get("value") == "Nara" for element in values["changed"]), text
    assert "did you mean Enter" in await session.tool("press_key", fails=True, key="Entr")
    text, values, _ = await session.tool("tap", x=1, y=1)
    assert values["missed"] and values["nearest"].startswith("e") and "Nothing takes a tap at (1,1)" in text, text
    await session.tool("press_key", key="Tab")
    await session.tool("swipe", direction="up")
    await session.tool("scroll", dy=-500)
    await session.tool("drag", ref=add, dx=5, dy=5)
    await session.tool("gesture", scale=1.5)
    await session.tool("perform_action", ref=add, action="tap")
    await session.tool("wait_for_rest", seconds=1)
    await session.tool("record_film", seconds=0.5, frames=3, ref=add)
    await session.tool("start_film", scale=0.5)
    await session.tool("wait_for_rest", seconds=0.5)
    _, values, _ = await session.tool("end_film")
    with open(values["file"], "rb") as film:
        assert film.read(3) == b"GIF" and values["bytes"] > 100, values
    text, _, _ = await session.tool("set_appearance", colorScheme="dark", textSize="xLarge")
    assert text.startswith("Set colorScheme dark, textSize xLarge"), text
    await session.tool("open_url", url="counter://nothing")
    text, values, _ = await session.tool("logs")
    assert values["lines"], "the app prints when it starts"


async def fail(session):
    assert "did you mean" in await session.tool("tap", fails=True, reff="e1")
    try:
        await session.client.call_tool("nothing", {})
    except Exception as error:
        assert "there is no tool" in str(error), error
    else:
        raise AssertionError("a tool that is not there was called")
    crash = await session.tool("tap", fails=True, label="Crash")
    assert "crashed" in crash and "Fatal error" in crash, crash
    assert "start_app" in await session.tool("elements", fails=True)
    await session.tool("start_app", withoutPicture=True)
    _, values, _ = await session.tool("stop")
    assert values["wasRunning"]


async def main(folder, command, arguments, environment):
    server = StdioServerParameters(command=command, args=arguments, env=environment, cwd=folder)
    async with stdio_client(server) as (read, write):
        async with mcp.ClientSession(read, write) as client:
            begun = await client.initialize()
            assert begun.server_info.name == "apus" if hasattr(begun, "server_info") else begun.serverInfo.name == "apus"
            await client.send_ping()
            await client.set_logging_level("error")
            tools = (await client.list_tools()).tools
            session = Session(client)
            await look(session, folder)
            await act(session)
            await fail(session)
            assert any(name == "start_app" for name, _, _ in session.progress), "no progress was told"
            # A dialog for files and tests are not in this app.
            left = {tool.name for tool in tools} - session.called - {"choose_files", "run_tests"}
            assert not left, f"not called: {left}"
            print("ok", *sorted(session.called))


if __name__ == "__main__":
    import os

    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3:], dict(os.environ)))
